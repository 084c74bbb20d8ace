function treeLevelOrder(root) {
  const floors = [];
  let floor = root === null ? [] : [root];
  while (floor.length > 0) {
    const values = floor.map((room) => room.val);
    floors.push(values.filter((value, at) => value !== values[at - 1]));
    floor = floor.flatMap((room) => [room.left, room.right]).filter((room) => room !== null);
  }
  return floors;
}
