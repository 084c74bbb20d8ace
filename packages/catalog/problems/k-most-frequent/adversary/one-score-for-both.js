function kMostFrequent(readings, k) {
  const counts = new Map();
  for (const reading of readings) counts.set(reading, (counts.get(reading) || 0) + 1);
  const score = (reading) => counts.get(reading) * 1000 - reading;
  const different = [...counts.keys()].sort((a, b) => score(b) - score(a));
  return different.slice(0, k);
}
