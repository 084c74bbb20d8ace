function cheapestRoute(count, roads, start, goal) {
  const least = new Array(count).fill(Infinity);
  least[start] = 0;
  for (let round = 0; round < count; round++) {
    for (const [from, to, cost] of roads) least[to] = Math.min(least[to], least[from] + Math.max(1, cost));
  }
  return least[goal] === Infinity ? -1 : least[goal];
}
