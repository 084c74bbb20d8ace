function countIslands(grid) {
  let islands = 0;
  for (const cells of grid) {
    cells.forEach((square, column) => {
      if (square === 1 && cells[column - 1] !== 1) islands += 1;
    });
  }
  return islands;
}
