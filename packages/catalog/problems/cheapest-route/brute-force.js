function cheapestRoute(count, roads, start, goal) {
  const best = new Array(count).fill(Infinity);
  best[start] = 0;
  for (let round = 0; round < count; round++) {
    for (const [from, to, cost] of roads) best[to] = Math.min(best[to], best[from] + cost);
  }
  return best[goal] === Infinity ? -1 : best[goal];
}
