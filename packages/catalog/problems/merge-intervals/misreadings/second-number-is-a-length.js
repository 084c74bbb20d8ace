function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0]);
  const merged = [];
  for (const [start, length] of ordered) {
    const last = merged.at(-1);
    if (last && start <= last[0] + last[1]) last[1] = Math.max(last[1], start + length - last[0]);
    else merged.push([start, length]);
  }
  return merged;
}
