function cheapestRoute(_count, roads, start, goal) {
  const visited = [start];
  let total = 0;
  while (visited.at(-1) !== goal) {
    const lanes = roads.filter(([from, to]) => from === visited.at(-1) && !visited.includes(to));
    if (lanes.length === 0) return -1;
    const cheapest = lanes.reduce((one, other) => (other[2] < one[2] ? other : one));
    visited.push(cheapest[1]);
    total += cheapest[2];
  }
  return total;
}
