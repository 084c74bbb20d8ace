function cheapestRoute(count, roads, start, goal) {
  const least = new Array(count).fill(Infinity);
  least[start] = 0;
  for (let round = 0; round < count; round++) {
    for (const [one, other, cost] of roads) {
      least[other] = Math.min(least[other], least[one] + cost);
      if (cost > 0) least[one] = Math.min(least[one], least[other] + cost);
    }
  }
  return least[goal] === Infinity ? -1 : least[goal];
}
