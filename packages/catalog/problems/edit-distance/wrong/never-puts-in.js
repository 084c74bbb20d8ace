function editDistance(current, wanted) {
  const m = current.length;
  const n = wanted.length;
  const table = Array.from({ length: m + 1 }, (_, i) => [i]);
  for (let j = 1; j <= n; j++) table[0][j] = j;
  for (let i = 1; i <= m; i++) {
    for (let j = 1; j <= n; j++) {
      const swap = current[i - 1] === wanted[j - 1] ? 0 : 1;
      table[i][j] = Math.min(table[i - 1][j - 1] + swap, table[i - 1][j] + 1);
    }
  }
  return table[m][n];
}
