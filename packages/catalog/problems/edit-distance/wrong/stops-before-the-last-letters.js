function editDistance(current, wanted) {
  const m = current.length;
  const n = wanted.length;
  if (m === 0 || n === 0) return m + n;
  const table = Array.from({ length: m + 1 }, (_, i) => [i]);
  for (let j = 1; j <= n; j++) table[0][j] = j;
  for (let i = 1; i < m; i++) {
    for (let j = 1; j < n; j++) {
      const swap = current[i - 1] === wanted[j - 1] ? 0 : 1;
      const moved = Math.min(table[i - 1][j], table[i][j - 1]) + 1;
      table[i][j] = Math.min(moved, table[i - 1][j - 1] + swap);
    }
  }
  return table[m - 1][n - 1];
}
