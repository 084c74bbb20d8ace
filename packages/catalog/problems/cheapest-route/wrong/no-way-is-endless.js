function cheapestRoute(count, roads, start, goal) {
  const next = Array.from({ length: count }, () => []);
  for (const [from, to, cost] of roads) next[from].push([to, cost]);
  const best = new Array(count).fill(Infinity);
  const done = new Array(count).fill(false);
  best[start] = 0;
  for (let round = 0; round < count; round++) {
    let place = -1;
    for (let i = 0; i < count; i++) {
      if (!done[i] && (place < 0 || best[i] < best[place])) place = i;
    }
    done[place] = true;
    for (const [to, cost] of next[place]) best[to] = Math.min(best[to], best[place] + cost);
  }
  return best[goal];
}
