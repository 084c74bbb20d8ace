function toTree(values) {
  const nodes = values.map((val) => (val === null ? null : { val, left: null, right: null }));
  const parents = nodes.slice(0, 1);
  let next = 1;
  for (const parent of parents) {
    if (!parent) continue;
    for (const side of ["left", "right"]) {
      const child = nodes[next];
      next += 1;
      if (!child) continue;
      parent[side] = child;
      parents.push(child);
    }
  }
  return nodes[0] ?? null;
}

const floorsOf = (node, depth = 0) =>
  node ? [[depth, node.val], ...floorsOf(node.left, depth + 1), ...floorsOf(node.right, depth + 1)] : [];

export function* moments(values) {
  const root = toTree(values);
  const rooms = floorsOf(root);
  const onFloor = (...floors) => floors.flatMap((floor) => rooms.flatMap(([depth, val]) => (depth === floor ? [val] : [])));
  const result = [];
  let line = root ? [root] : [];
  for (let floor = 0; line.length > 0; floor += 1) {
    const is = line.map(({ val }) => val);
    const content = (says) => ({ of: "the waiting line", says, is });
    const below = rooms.filter(([depth]) => depth >= floor).toSorted(([one], [other]) => one - other);
    const sorted = is.toSorted((one, other) => one - other);
    yield {
      when: `when floor ${floor} begins, counted from 0`,
      content: [
        content(onFloor(floor)),
        content(below.map(([, val]) => val)),
        content(onFloor(floor).slice(0, 1)),
        content(onFloor(floor, floor + 1)),
      ],
      order: [content(sorted), content(onFloor(floor)), content(onFloor(floor).toReversed())],
    };
    result.push(is);
    line = line.flatMap(({ left, right }) => [left, right].filter(Boolean));
  }
  return result;
}
