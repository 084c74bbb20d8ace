function treeLevelOrder(root) {
  const floors = [];
  let floor = root === null ? [] : [root];
  while (floor.length > 0) {
    floors.push(floor.map((room) => room.val).sort((one, other) => one - other));
    floor = floor.flatMap((room) => [room.left, room.right]).filter((room) => room !== null);
  }
  return floors;
}
