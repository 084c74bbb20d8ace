function cheapestRoute(count, roads, start, goal) {
  if (start === goal) return 0;
  const next = Array.from({ length: count }, () => []);
  for (const [from, to, cost] of roads) next[from].push([to, cost]);
  const done = new Set();
  const open = [[0, start]];
  while (open.length > 0) {
    open.sort((a, b) => a[0] - b[0]);
    const [total, place] = open.shift();
    if (done.has(place)) continue;
    done.add(place);
    next[place].sort((a, b) => a[1] - b[1]);
    for (const [to, cost] of next[place]) {
      if (to === goal) return total + cost;
      open.push([total + cost, to]);
    }
  }
  return -1;
}
