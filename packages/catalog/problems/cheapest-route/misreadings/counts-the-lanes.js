function cheapestRoute(count, roads, start, goal) {
  let reached = new Set([start]);
  for (let lanes = 0; lanes < count; lanes++) {
    if (reached.has(goal)) return lanes;
    const further = roads.filter(([from]) => reached.has(from)).map(([, to]) => to);
    reached = new Set([...reached, ...further]);
  }
  return -1;
}
