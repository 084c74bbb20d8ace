function editDistance(current, wanted) {
  const kept = Array.from({ length: current.length + 1 }, () =>
    new Array(wanted.length + 1).fill(0),
  );
  for (let i = 1; i <= current.length; i++) {
    for (let j = 1; j <= wanted.length; j++) {
      if (current[i - 1] === wanted[j - 1]) kept[i][j] = kept[i - 1][j - 1] + 1;
      else kept[i][j] = Math.max(kept[i - 1][j], kept[i][j - 1]);
    }
  }
  return Math.max(current.length, wanted.length) - kept[current.length][wanted.length];
}
