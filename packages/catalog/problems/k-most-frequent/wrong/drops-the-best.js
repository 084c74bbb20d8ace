function kMostFrequent(readings, k) {
  const counts = new Map();
  for (const reading of readings) counts.set(reading, (counts.get(reading) || 0) + 1);
  const betterFirst = (a, b) => b[1] - a[1] || a[0] - b[0];
  const kept = [];
  for (const entry of counts) {
    kept.push(entry);
    if (kept.length > k) {
      kept.sort(betterFirst);
      kept.shift();
    }
  }
  kept.sort(betterFirst);
  return kept.map(([reading]) => reading);
}
