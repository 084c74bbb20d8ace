function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0]);
  const merged = [];
  let current = null;
  for (const [start, end] of ordered) {
    if (current && start <= current[1]) {
      current[1] = Math.max(current[1], end);
    } else {
      if (current) merged.push(current);
      current = [start, end];
    }
  }
  return merged;
}
