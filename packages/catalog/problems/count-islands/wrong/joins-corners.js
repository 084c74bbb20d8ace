function countIslands(grid) {
  const seen = grid.map((row) => row.map(() => false));
  function sink(r, c) {
    if (r < 0 || c < 0 || r >= grid.length || c >= grid[r].length) return;
    if (grid[r][c] !== 1 || seen[r][c]) return;
    seen[r][c] = true;
    for (let dr = -1; dr <= 1; dr++) {
      for (let dc = -1; dc <= 1; dc++) sink(r + dr, c + dc);
    }
  }
  let count = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] === 1 && !seen[r][c]) {
        count += 1;
        sink(r, c);
      }
    }
  }
  return count;
}
