function cheapestRoute(count, roads, start, goal) {
  const next = Array.from({ length: count }, () => []);
  for (const [from, to, cost] of roads) next[from].push([to, cost]);
  const best = new Array(count).fill(Infinity);
  best[start] = 0;
  const queue = [start];
  const queued = new Set(queue);
  for (const place of queue) {
    for (const [to, cost] of next[place]) {
      best[to] = Math.min(best[to], best[place] + cost);
      if (!queued.has(to)) {
        queued.add(to);
        queue.push(to);
      }
    }
  }
  return best[goal] === Infinity ? -1 : best[goal];
}
