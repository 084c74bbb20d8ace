function cheapestRoute(count, roads, start, goal) {
  const next = Array.from({ length: count }, () => []);
  for (const [from, to, cost] of roads) next[from].push([to, cost]);
  const seen = new Set([start]);
  const open = [[0, start]];
  while (open.length > 0) {
    let at = 0;
    for (let i = 1; i < open.length; i++) {
      const cheaper = open[i][0] - open[at][0] || open[i][1] - open[at][1];
      if (cheaper < 0) at = i;
    }
    const [[total, place]] = open.splice(at, 1);
    if (place === goal) return total;
    for (const [to, cost] of next[place]) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push([total + cost, to]);
    }
  }
  return -1;
}
