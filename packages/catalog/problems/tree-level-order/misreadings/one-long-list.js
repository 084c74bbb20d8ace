function treeLevelOrder(root) {
  const rooms = root === null ? [] : [root];
  for (const room of rooms) {
    rooms.push(...[room.left, room.right].filter((below) => below !== null));
  }
  return rooms.map((room) => room.val);
}
