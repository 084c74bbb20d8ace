function nextWarmerDay(temperatures) {
  const wait = [];
  for (let day = 0; day < temperatures.length; day++) {
    let days = 0;
    for (let later = day + 1; later < temperatures.length; later++) {
      if (temperatures[later] > temperatures[day]) {
        days = later - day;
        break;
      }
    }
    wait.push(days);
  }
  return wait;
}
