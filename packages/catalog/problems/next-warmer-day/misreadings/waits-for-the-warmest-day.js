function nextWarmerDay(temperatures) {
  return temperatures.map((today, day) => {
    const later = temperatures.slice(day + 1);
    const warmest = Math.max(today, ...later);
    return warmest === today ? 0 : later.indexOf(warmest) + 1;
  });
}
