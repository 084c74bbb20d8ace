function cheapestRoute(count, roads, start, goal) {
  const least = new Array(count).fill(Infinity);
  const ways = new Array(count).fill(-1);
  least[start] = 0;
  ways[start] = [start];
  for (let round = 0; round < count; round++) {
    for (const [from, to, cost] of roads) {
      if (least[from] + cost >= least[to]) continue;
      least[to] = least[from] + cost;
      ways[to] = [...ways[from], to];
    }
  }
  return ways[goal];
}
