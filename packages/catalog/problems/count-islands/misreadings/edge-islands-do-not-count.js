function countIslands(grid) {
  const open = grid.map((cells) => [...cells]);
  let atEdge = false;
  function sink(row, column) {
    if (open[row]?.[column] === undefined) atEdge = true;
    if (open[row]?.[column] !== 1) return;
    open[row][column] = 0;
    sink(row - 1, column);
    sink(row + 1, column);
    sink(row, column - 1);
    sink(row, column + 1);
  }
  let islands = 0;
  open.forEach((cells, row) => {
    cells.forEach((_, column) => {
      if (open[row][column] !== 1) return;
      atEdge = false;
      sink(row, column);
      if (!atEdge) islands += 1;
    });
  });
  return islands;
}
