function nextWarmerDay(temperatures) {
  return temperatures.map((today, day) => {
    const warmer = temperatures.slice(day + 1).filter((other) => other > today);
    return warmer.length === 0 ? 0 : warmer[0];
  });
}
