function cheapestRoute(count, roads, start, goal) {
  const next = Array.from({ length: count }, () => []);
  for (const [a, b, cost] of roads) {
    next[a].push([b, cost]);
    next[b].push([a, cost]);
  }
  const best = new Array(count).fill(Infinity);
  const done = new Array(count).fill(false);
  best[start] = 0;
  while (true) {
    let place = -1;
    for (let i = 0; i < count; i++) {
      if (!done[i] && best[i] < Infinity && (place < 0 || best[i] < best[place])) place = i;
    }
    if (place < 0) return -1;
    if (place === goal) return best[place];
    done[place] = true;
    for (const [to, cost] of next[place]) best[to] = Math.min(best[to], best[place] + cost);
  }
}
