function cheapestRoute(count, roads, start, goal) {
  const next = Array.from({ length: count }, () => []);
  for (const [from, to, cost] of roads) next[from].push([to, cost]);
  const total = new Map([[start, 0]]);
  const queue = [start];
  for (let i = 0; i < queue.length; i++) {
    const place = queue[i];
    if (place === goal) return total.get(place);
    for (const [to, cost] of next[place]) {
      if (total.has(to)) continue;
      total.set(to, total.get(place) + cost);
      queue.push(to);
    }
  }
  return -1;
}
