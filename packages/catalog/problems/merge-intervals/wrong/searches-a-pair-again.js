function mergeIntervals(intervals) {
  const parts = intervals.map((interval) => [...interval]);
  let joined = true;
  while (joined) {
    joined = false;
    for (let one = 0; one < parts.length && !joined; one += 1) {
      for (let other = one + 1; other < parts.length && !joined; other += 1) {
        if (parts[one][0] <= parts[other][1] && parts[other][0] <= parts[one][1]) {
          parts[one][0] = Math.min(parts[one][0], parts[other][0]);
          parts[one][1] = Math.max(parts[one][1], parts[other][1]);
          parts.splice(other, 1);
          joined = true;
        }
      }
    }
  }
  return parts.sort((one, other) => one[0] - other[0]);
}
