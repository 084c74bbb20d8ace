function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0]);
  let minutes = 0;
  let away = 0;
  for (const [start, end] of ordered) {
    minutes += Math.max(0, end - Math.max(start, away));
    away = Math.max(away, end);
  }
  return minutes;
}
