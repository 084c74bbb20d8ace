function kMostFrequent(readings, k) {
  const counts = new Map();
  for (const reading of readings) counts.set(reading, (counts.get(reading) || 0) + 1);
  const sorted = [...counts.values()].sort((a, b) => b - a);
  return sorted.slice(0, k);
}
