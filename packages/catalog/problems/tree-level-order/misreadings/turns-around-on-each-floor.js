function treeLevelOrder(root) {
  const floors = [];
  let floor = root === null ? [] : [root];
  while (floor.length > 0) {
    const values = floor.map((room) => room.val);
    floors.push(floors.length % 2 === 0 ? values : values.reverse());
    floor = floor.flatMap((room) => [room.left, room.right]).filter((room) => room !== null);
  }
  return floors;
}
