function nextWarmerDay(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  const soonest = new Map();
  for (let day = temperatures.length - 1; day >= 0; day--) {
    let best = 0;
    for (let warmer = temperatures[day] + 1; warmer <= 50; warmer++) {
      if (!soonest.has(warmer)) continue;
      const days = soonest.get(warmer) - day;
      if (best === 0 || days < best) best = days;
    }
    wait[day] = best;
    soonest.set(temperatures[day], day);
  }
  return wait;
}
