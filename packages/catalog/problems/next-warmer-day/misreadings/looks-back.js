function nextWarmerDay(temperatures) {
  return temperatures.map((today, day) => {
    const warmer = temperatures.slice(0, day).findLastIndex((other) => other > today);
    return warmer === -1 ? 0 : day - warmer;
  });
}
