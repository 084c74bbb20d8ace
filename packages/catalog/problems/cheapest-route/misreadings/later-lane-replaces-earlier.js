function cheapestRoute(count, roads, start, goal) {
  const lanes = new Map(roads.map((road) => [`${road[0]} ${road[1]}`, road]));
  const least = new Array(count).fill(Infinity);
  least[start] = 0;
  for (let round = 0; round < count; round++) {
    for (const [from, to, cost] of lanes.values()) least[to] = Math.min(least[to], least[from] + cost);
  }
  return least[goal] === Infinity ? -1 : least[goal];
}
