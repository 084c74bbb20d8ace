function kMostFrequent(readings, k) {
  const counts = new Map();
  for (const reading of readings) counts.set(reading, (counts.get(reading) || 0) + 1);
  const worseFirst = (a, b) => a[1] - b[1] || b[0] - a[0];
  const best = [];
  for (const entry of counts) {
    best.push(entry);
    if (best.length > k) {
      best.sort(worseFirst);
      best.shift();
    }
  }
  best.sort(worseFirst);
  return best.map(([reading]) => reading);
}
