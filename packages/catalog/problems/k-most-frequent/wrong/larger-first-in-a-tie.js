function kMostFrequent(readings, k) {
  const counts = new Map();
  for (const reading of readings) counts.set(reading, (counts.get(reading) || 0) + 1);
  const entries = [...counts.entries()];
  entries.sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return entries.slice(0, k).map(([reading]) => reading);
}
