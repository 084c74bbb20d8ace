function nextWarmerDay(temperatures) {
  return temperatures.map((today, day) => {
    const warmer = temperatures.findIndex((other, at) => at > day && other > today);
    return warmer === -1 ? 0 : warmer - day - 1;
  });
}
