function cheapestRoute(_count, roads, start, goal) {
  if (start === goal) return 0;
  const direct = roads.filter(([from, to]) => from === start && to === goal);
  return direct.length === 0 ? -1 : Math.min(...direct.map(([, , cost]) => cost));
}
