function nextWarmerDay(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  const open = [];
  for (let day = 0; day < temperatures.length; day++) {
    while (open.length > 0 && temperatures[open[open.length - 1]] < temperatures[day]) {
      const earlier = open.pop();
      wait[earlier] = day - earlier;
    }
    open.push(day);
  }
  return wait;
}
