function countIslands(grid) {
  const size = grid.length;
  const seen = grid.map((row) => row.map(() => false));
  function walk(r, c) {
    if (r < 0 || c < 0 || r >= size || c >= size) return;
    if (grid[r][c] !== 1 || seen[r][c]) return;
    seen[r][c] = true;
    walk(r + 1, c);
    walk(r - 1, c);
    walk(r, c + 1);
    walk(r, c - 1);
  }
  let count = 0;
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      if (grid[r][c] === 1 && !seen[r][c]) {
        count += 1;
        walk(r, c);
      }
    }
  }
  return count;
}
