function cheapestRoute(count, roads, start, goal) {
  const best = new Array(count).fill(Infinity);
  best[start] = 0;
  let changed = true;
  while (changed) {
    changed = false;
    for (const [from, to, cost] of roads) {
      if (!cost) continue;
      if (best[from] + cost < best[to]) {
        best[to] = best[from] + cost;
        changed = true;
      }
    }
  }
  return best[goal] === Infinity ? -1 : best[goal];
}
