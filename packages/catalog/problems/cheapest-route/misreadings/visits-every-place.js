function cheapestRoute(count, roads, start, goal) {
  const places = Array.from({ length: count }, (_, place) => place);
  const least = places.map((from) => places.map((to) => (from === to ? 0 : Infinity)));
  for (const [from, to, cost] of roads) least[from][to] = Math.min(least[from][to], cost);
  for (const over of places) {
    for (const from of places) {
      for (const to of places) {
        least[from][to] = Math.min(least[from][to], least[from][over] + least[over][to]);
      }
    }
  }
  function cheapestThrough(here, open) {
    if (open.length === 0) return least[here][goal];
    const totals = open
      .filter((next) => least[here][next] < Infinity)
      .map((next) => least[here][next] + cheapestThrough(next, open.filter((place) => place !== next)));
    return Math.min(...totals);
  }
  const total = cheapestThrough(start, places.filter((place) => place !== start && place !== goal));
  return total === Infinity ? -1 : total;
}
