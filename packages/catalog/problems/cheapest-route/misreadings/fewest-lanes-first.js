function cheapestRoute(count, roads, start, goal) {
  let reached = new Map([[start, 0]]);
  for (let lanes = 0; lanes < count && !reached.has(goal); lanes++) {
    const further = new Map(reached);
    for (const [from, to, cost] of roads) {
      if (!reached.has(from) || reached.has(to)) continue;
      further.set(to, Math.min(further.get(to) ?? Infinity, reached.get(from) + cost));
    }
    reached = further;
  }
  return reached.get(goal) ?? -1;
}
