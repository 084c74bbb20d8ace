function treeLevelOrder(root) {
  const floors = [];
  let floor = root === null ? [] : [root];
  while (floor.some((room) => room !== null)) {
    floors.push(floor.map((room) => (room === null ? null : room.val)));
    floor = floor.flatMap((room) => (room === null ? [] : [room.left, room.right]));
  }
  return floors;
}
