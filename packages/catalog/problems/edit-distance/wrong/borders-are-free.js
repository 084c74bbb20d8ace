function editDistance(current, wanted) {
  const m = current.length;
  const n = wanted.length;
  const table = Array.from({ length: m + 1 }, () => new Array(n + 1).fill(0));
  for (let i = 1; i <= m; i++) {
    for (let j = 1; j <= n; j++) {
      if (current[i - 1] === wanted[j - 1]) table[i][j] = table[i - 1][j - 1];
      else table[i][j] = 1 + Math.min(table[i - 1][j - 1], table[i - 1][j], table[i][j - 1]);
    }
  }
  return table[m][n];
}
