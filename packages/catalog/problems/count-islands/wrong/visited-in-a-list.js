function countIslands(grid) {
  const visited = [];
  const wasVisited = (r, c) => visited.some(([row, column]) => row === r && column === c);
  function walk(r, c) {
    if (grid[r]?.[c] !== 1 || wasVisited(r, c)) return;
    visited.push([r, c]);
    walk(r + 1, c);
    walk(r - 1, c);
    walk(r, c + 1);
    walk(r, c - 1);
  }
  let count = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] === 1 && !wasVisited(r, c)) {
        count += 1;
        walk(r, c);
      }
    }
  }
  return count;
}
