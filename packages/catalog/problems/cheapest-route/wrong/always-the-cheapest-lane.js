function cheapestRoute(count, roads, start, goal) {
  const visited = new Set([start]);
  let place = start;
  let total = 0;
  while (place !== goal) {
    let best = null;
    for (const road of roads) {
      if (road[0] !== place || visited.has(road[1])) continue;
      if (best === null || road[2] < best[2]) best = road;
    }
    if (best === null) return -1;
    total += best[2];
    place = best[1];
    visited.add(place);
  }
  return total;
}
