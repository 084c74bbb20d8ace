function nextWarmerDay(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  let warmest = 0;
  for (let day = temperatures.length - 1; day >= 0; day--) {
    if (temperatures[day] >= warmest) {
      warmest = temperatures[day];
      continue;
    }
    let days = 1;
    while (temperatures[day + days] <= temperatures[day]) days += wait[day + days];
    wait[day] = days;
  }
  return wait;
}
