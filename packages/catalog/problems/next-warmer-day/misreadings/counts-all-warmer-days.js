function nextWarmerDay(temperatures) {
  return temperatures.map(
    (today, day) => temperatures.slice(day + 1).filter((other) => other > today).length,
  );
}
