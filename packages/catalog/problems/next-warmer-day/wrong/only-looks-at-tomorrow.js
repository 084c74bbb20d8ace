function nextWarmerDay(temperatures) {
  const wait = [];
  for (let day = 0; day < temperatures.length; day++) {
    wait.push(temperatures[day + 1] > temperatures[day] ? 1 : 0);
  }
  return wait;
}
