function kMostFrequent(readings, k) {
  const counts = {};
  for (const reading of readings) {
    const key = String(reading);
    counts[key] = (counts[key] || 0) + 1;
  }
  const keys = Object.keys(counts);
  keys.sort((a, b) => {
    if (counts[a] !== counts[b]) return counts[b] - counts[a];
    return a < b ? -1 : 1;
  });
  return keys.slice(0, k).map(Number);
}
