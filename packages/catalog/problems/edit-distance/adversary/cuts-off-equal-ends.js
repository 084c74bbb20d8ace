function editDistance(current, wanted) {
  let start = 0;
  while (start < current.length && start < wanted.length && current[start] === wanted[start]) start++;
  let currentEnd = current.length;
  let wantedEnd = wanted.length;
  while (
    currentEnd > start &&
    wantedEnd > start &&
    current[currentEnd - 1] === wanted[wantedEnd - 1]
  ) {
    currentEnd--;
    wantedEnd--;
  }
  return Math.max(currentEnd - start, wantedEnd - start);
}
