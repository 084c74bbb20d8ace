function editDistance(current, wanted) {
  function change(i, j) {
    if (i === current.length) return wanted.length - j;
    if (j === wanted.length) return current.length - i;
    if (current[i] === wanted[j]) return change(i + 1, j + 1);
    return 1 + Math.min(change(i + 1, j + 1), change(i + 1, j), change(i, j + 1));
  }
  return change(0, 0);
}
