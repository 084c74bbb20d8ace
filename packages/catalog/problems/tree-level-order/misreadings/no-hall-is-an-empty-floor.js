function treeLevelOrder(root) {
  const floors = [];
  let floor = root === null ? [] : [root];
  do {
    floors.push(floor.map((room) => room.val));
    floor = floor.flatMap((room) => [room.left, room.right]).filter((room) => room !== null);
  } while (floor.length > 0);
  return floors;
}
