function nextWarmerDay(temperatures) {
  const warmer = temperatures.findIndex((other) => other > temperatures[0]);
  return warmer === -1 ? 0 : warmer;
}
