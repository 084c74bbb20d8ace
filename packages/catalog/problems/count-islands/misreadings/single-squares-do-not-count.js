function countIslands(grid) {
  const open = grid.map((cells) => [...cells]);
  function sizeFrom(row, column) {
    if (open[row]?.[column] !== 1) return 0;
    open[row][column] = 0;
    return (
      1 + sizeFrom(row - 1, column) + sizeFrom(row + 1, column) + sizeFrom(row, column - 1) + sizeFrom(row, column + 1)
    );
  }
  let islands = 0;
  open.forEach((cells, row) => {
    cells.forEach((_, column) => {
      if (sizeFrom(row, column) > 1) islands += 1;
    });
  });
  return islands;
}
