/** What the functions give that some misreadings turn round. */
export function cheapestRoute(count, roads, start, goal) {
  const cost = Array(count).fill(Infinity);
  cost[start] = 0;
  for (let round = 0; round < count; round++) {
    for (const [from, to, price] of roads) cost[to] = Math.min(cost[to], cost[from] + price);
  }
  return cost[goal] === Infinity ? -1 : cost[goal];
}

export function courseOrder(count, needs) {
  const taken = [];
  for (let before = -1; before < taken.length; ) {
    before = taken.length;
    for (let course = 0; course < count; course++) {
      const isReady = needs.every(([one, first]) => one !== course || taken.includes(first));
      if (isReady && !taken.includes(course)) taken.push(course);
    }
  }
  return taken.length === count ? taken : [];
}

/** The floors of a tree that is written level by level, with null for a missing child. */
export function levelsOf(values) {
  if (values.length === 0) return [];
  const floors = [[values[0]]];
  let at = 1;
  for (let parents = 1; at < values.length && parents > 0; ) {
    const floor = values.slice(at, at + 2 * parents).filter((value) => value !== null);
    at += 2 * parents;
    parents = floor.length;
    if (parents > 0) floors.push(floor);
  }
  return floors;
}
