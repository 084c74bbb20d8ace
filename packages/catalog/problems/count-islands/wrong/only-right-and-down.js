function countIslands(grid) {
  const seen = grid.map((row) => row.map(() => false));
  function walk(r, c) {
    if (r >= grid.length || c >= grid[r].length) return;
    if (grid[r][c] !== 1 || seen[r][c]) return;
    seen[r][c] = true;
    walk(r, c + 1);
    walk(r + 1, c);
  }
  let count = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] === 1 && !seen[r][c]) {
        count += 1;
        walk(r, c);
      }
    }
  }
  return count;
}
