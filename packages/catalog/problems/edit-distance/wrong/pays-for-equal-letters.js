function editDistance(current, wanted) {
  if (current === wanted) return 0;
  const m = current.length;
  const n = wanted.length;
  const table = Array.from({ length: m + 1 }, (_, i) => [i]);
  for (let j = 1; j <= n; j++) table[0][j] = j;
  for (let i = 1; i <= m; i++) {
    for (let j = 1; j <= n; j++) {
      table[i][j] = 1 + Math.min(table[i - 1][j - 1], table[i - 1][j], table[i][j - 1]);
    }
  }
  return table[m][n];
}
