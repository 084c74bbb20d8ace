function countIslands(grid) {
  const width = (grid[0]?.length ?? 0) + 2;
  const shore = new Array(width).fill(1);
  const open = [[...shore], ...grid.map((cells) => [1, ...cells, 1]), [...shore]];
  const hasEdgeLand = grid.some((cells, row) =>
    cells.some((square, column) => {
      const isEdge = row === 0 || row === grid.length - 1 || column === 0 || column === cells.length - 1;
      return isEdge && square === 1;
    }),
  );
  function sink(row, column) {
    if (open[row]?.[column] !== 1) return;
    open[row][column] = 0;
    sink(row - 1, column);
    sink(row + 1, column);
    sink(row, column - 1);
    sink(row, column + 1);
  }
  sink(0, 0);
  let islands = hasEdgeLand ? 1 : 0;
  open.forEach((cells, row) => {
    cells.forEach((_, column) => {
      if (open[row][column] !== 1) return;
      islands += 1;
      sink(row, column);
    });
  });
  return islands;
}
