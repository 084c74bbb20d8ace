function treeLevelOrder(root) {
  const floors = [];
  let floor = root === null ? [] : [root];
  while (floor.length > 0) {
    floors.push([...new Set(floor.map((room) => room.val))]);
    floor = floor.flatMap((room) => [room.left, room.right]).filter((room) => room !== null);
  }
  return floors;
}
