function cheapestRoute(count, roads, start, goal) {
  const next = Array.from({ length: count }, () => new Map());
  for (const [from, to, cost] of roads) next[from].set(to, cost);
  const best = new Array(count).fill(Infinity);
  best[start] = 0;
  let changed = true;
  while (changed) {
    changed = false;
    for (let from = 0; from < count; from++) {
      for (const [to, cost] of next[from]) {
        if (best[from] + cost < best[to]) {
          best[to] = best[from] + cost;
          changed = true;
        }
      }
    }
  }
  return best[goal] === Infinity ? -1 : best[goal];
}
