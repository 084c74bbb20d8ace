function countIslands(grid) {
  const seen = new Set();
  const numberOf = (row, column) => row * grid.length + column;
  let count = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] !== 1 || seen.has(numberOf(r, c))) continue;
      count += 1;
      const stack = [[r, c]];
      while (stack.length > 0) {
        const [row, column] = stack.pop();
        if (grid[row]?.[column] !== 1 || seen.has(numberOf(row, column))) continue;
        seen.add(numberOf(row, column));
        stack.push([row + 1, column], [row - 1, column], [row, column + 1], [row, column - 1]);
      }
    }
  }
  return count;
}
