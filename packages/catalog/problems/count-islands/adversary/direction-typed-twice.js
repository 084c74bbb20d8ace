const DIRECTIONS = [[0, 1], [0, -1], [1, 0], [1, 0]];

function countIslands(grid) {
  const seen = grid.map((row) => row.map(() => false));
  let count = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] !== 1 || seen[r][c]) continue;
      count += 1;
      const stack = [[r, c]];
      while (stack.length > 0) {
        const [row, column] = stack.pop();
        if (grid[row]?.[column] !== 1 || seen[row][column]) continue;
        seen[row][column] = true;
        for (const [down, right] of DIRECTIONS) stack.push([row + down, column + right]);
      }
    }
  }
  return count;
}
