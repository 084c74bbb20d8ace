function cheapestRoute(count, roads, start, goal) {
  const next = Array.from({ length: count }, () => []);
  for (const [from, to, cost] of roads) next[from].push([to, cost]);
  const onTheWay = new Set();
  let best = -1;
  function drive(place, total) {
    if (place === goal) {
      if (best < 0 || total < best) best = total;
      return;
    }
    onTheWay.add(place);
    for (const [to, cost] of next[place]) {
      if (!onTheWay.has(to)) drive(to, total + cost);
    }
    onTheWay.delete(place);
  }
  drive(start, 0);
  return best;
}
