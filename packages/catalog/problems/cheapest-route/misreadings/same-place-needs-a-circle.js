function cheapestRoute(count, roads, start, goal) {
  const least = new Array(count).fill(Infinity);
  for (const [from, to, cost] of roads) {
    if (from === start) least[to] = Math.min(least[to], cost);
  }
  for (let round = 0; round < count; round++) {
    for (const [from, to, cost] of roads) least[to] = Math.min(least[to], least[from] + cost);
  }
  return least[goal] === Infinity ? -1 : least[goal];
}
