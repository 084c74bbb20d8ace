function nextWarmerDay(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  const stack = [];
  for (let day = 0; day < temperatures.length; day++) {
    while (stack.length > 0 && temperatures[stack[stack.length - 1]] <= temperatures[day]) {
      const earlier = stack.pop();
      wait[earlier] = day - earlier;
    }
    stack.push(day);
  }
  return wait;
}
