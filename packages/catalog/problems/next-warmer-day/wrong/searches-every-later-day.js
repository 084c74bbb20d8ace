function nextWarmerDay(temperatures) {
  return temperatures.map((today, day) => {
    const later = temperatures.slice(day + 1).findIndex((other) => other > today);
    return later + 1;
  });
}
