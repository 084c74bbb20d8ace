function countIslands(grid) {
  if (grid.length === 0) return 0;
  const seen = new Array(grid.length).fill(new Array(grid[0].length).fill(false));
  let count = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[0].length; c++) {
      if (grid[r][c] !== 1 || seen[r][c]) continue;
      count += 1;
      const stack = [[r, c]];
      while (stack.length > 0) {
        const [row, column] = stack.pop();
        if (grid[row]?.[column] !== 1 || seen[row][column]) continue;
        seen[row][column] = true;
        stack.push([row + 1, column], [row - 1, column], [row, column + 1], [row, column - 1]);
      }
    }
  }
  return count;
}
