function editDistance(current, wanted) {
  const row = Array.from({ length: wanted.length + 1 }, (_, j) => j);
  for (let i = 1; i <= current.length; i++) {
    row[0] = i;
    for (let j = 1; j <= wanted.length; j++) {
      const swap = current[i - 1] === wanted[j - 1] ? 0 : 1;
      row[j] = Math.min(row[j] + 1, row[j - 1] + 1, row[j - 1] + swap);
    }
  }
  return row[wanted.length];
}
