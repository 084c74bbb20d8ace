function treeLevelOrder(root) {
  const floors = [];
  let floor = root === null ? [] : [root];
  while (floor.length > 0) {
    floors.push(floor.map((room) => room.val));
    floor = floor.flatMap((room) => [room.right, room.left]).filter((room) => room !== null);
  }
  return floors;
}
