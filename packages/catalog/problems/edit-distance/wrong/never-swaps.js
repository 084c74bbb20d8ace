function editDistance(current, wanted) {
  const m = current.length;
  const n = wanted.length;
  const same = Array.from({ length: m + 1 }, () => new Array(n + 1).fill(0));
  for (let i = 1; i <= m; i++) {
    for (let j = 1; j <= n; j++) {
      if (current[i - 1] === wanted[j - 1]) same[i][j] = same[i - 1][j - 1] + 1;
      else same[i][j] = Math.max(same[i - 1][j], same[i][j - 1]);
    }
  }
  return m + n - 2 * same[m][n];
}
