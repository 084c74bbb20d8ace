function cheapestRoute(count, roads, start, goal) {
  const best = new Array(count).fill(Infinity);
  best[start] = 0;
  for (const [from, to, cost] of roads) {
    if (best[from] + cost < best[to]) best[to] = best[from] + cost;
  }
  return best[goal] === Infinity ? -1 : best[goal];
}
