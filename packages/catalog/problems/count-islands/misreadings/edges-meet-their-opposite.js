function countIslands(grid) {
  const open = grid.map((cells) => [...cells]);
  const height = open.length;
  function sink(row, column) {
    if (open[row][column] !== 1) return;
    const width = open[row].length;
    open[row][column] = 0;
    sink((row + height - 1) % height, column);
    sink((row + 1) % height, column);
    sink(row, (column + width - 1) % width);
    sink(row, (column + 1) % width);
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
