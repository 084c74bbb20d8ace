// Every half minute is one slot, so that parts with a gap of less than a minute stay apart.
function mergeIntervals(intervals) {
  const covered = new Set();
  let latest = 0;
  for (const [start, end] of intervals) {
    for (let slot = 2 * start; slot <= 2 * end; slot += 1) covered.add(slot);
    latest = Math.max(latest, 2 * end);
  }
  const merged = [];
  for (let slot = 0; slot <= latest; slot += 1) {
    if (!covered.has(slot)) continue;
    if (!covered.has(slot - 1)) merged.push([slot / 2, slot / 2]);
    merged[merged.length - 1][1] = slot / 2;
  }
  return merged;
}
