function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0]);
  const gaps = [];
  let away = ordered[0]?.[1];
  for (const [start, end] of ordered) {
    if (start > away) gaps.push([away, start]);
    away = Math.max(away, end);
  }
  return gaps;
}
