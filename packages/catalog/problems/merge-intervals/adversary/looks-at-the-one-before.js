function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const merged = [];
  for (let place = 0; place < ordered.length; place += 1) {
    const [start, end] = ordered[place];
    if (place > 0 && start <= ordered[place - 1][1]) {
      const last = merged[merged.length - 1];
      last[1] = Math.max(last[1], end);
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}
