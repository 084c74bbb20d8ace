function countIslands(grid) {
  let count = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] !== 1) continue;
      const landAbove = r > 0 && grid[r - 1][c] === 1;
      const landToTheLeft = c > 0 && grid[r][c - 1] === 1;
      if (!landAbove && !landToTheLeft) count += 1;
    }
  }
  return count;
}
