function countIslands(grid) {
  const open = grid.map((cells) => [...cells]);
  function sink(row, column) {
    if (open[row]?.[column] !== 1) return;
    open[row][column] = 0;
    for (const down of [-1, 0, 1]) {
      for (const right of [-1, 0, 1]) sink(row + down, column + right);
    }
  }
  let islands = 0;
  open.forEach((cells, row) => {
    cells.forEach((_, column) => {
      if (open[row][column] !== 1) return;
      islands += 1;
      sink(row, column);
    });
  });
  return islands;
}
