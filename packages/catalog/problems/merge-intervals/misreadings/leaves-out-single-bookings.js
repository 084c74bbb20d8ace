function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0]);
  const groups = [];
  for (const [start, end] of ordered) {
    const last = groups.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.bookings += 1;
    } else groups.push({ start, end, bookings: 1 });
  }
  return groups.filter((group) => group.bookings > 1).map(({ start, end }) => [start, end]);
}
