function treeLevelOrder(root) {
  const listed = new Set();
  const floors = [];
  let floor = root === null ? [] : [root];
  while (floor.length > 0) {
    const values = floor.map((room) => room.val).filter((value) => !listed.has(value));
    floors.push([...new Set(values)]);
    for (const value of values) listed.add(value);
    floor = floor.flatMap((room) => [room.left, room.right]).filter((room) => room !== null);
  }
  return floors;
}
