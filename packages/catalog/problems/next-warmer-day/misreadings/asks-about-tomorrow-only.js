function nextWarmerDay(temperatures) {
  return temperatures.map((today, day) => (temperatures[day + 1] > today ? 1 : 0));
}
