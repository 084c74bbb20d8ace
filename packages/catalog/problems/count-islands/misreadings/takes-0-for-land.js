function countIslands(grid) {
  const open = grid.map((cells) => [...cells]);
  function flood(row, column) {
    if (open[row]?.[column] !== 0) return;
    open[row][column] = 1;
    flood(row - 1, column);
    flood(row + 1, column);
    flood(row, column - 1);
    flood(row, column + 1);
  }
  let islands = 0;
  open.forEach((cells, row) => {
    cells.forEach((_, column) => {
      if (open[row][column] !== 0) return;
      islands += 1;
      flood(row, column);
    });
  });
  return islands;
}
