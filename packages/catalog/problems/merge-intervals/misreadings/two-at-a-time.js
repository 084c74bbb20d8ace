function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const merged = [];
  for (let next = 0; next < ordered.length; next++) {
    const [start, end] = ordered[next];
    const follower = ordered[next + 1];
    if (follower && follower[0] <= end) {
      merged.push([start, Math.max(end, follower[1])]);
      next += 1;
    } else merged.push([start, end]);
  }
  return merged;
}
