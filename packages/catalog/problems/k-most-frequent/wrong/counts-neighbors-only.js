function kMostFrequent(readings, k) {
  const longest = new Map();
  let run = 0;
  for (let i = 0; i < readings.length; i++) {
    run = i > 0 && readings[i] === readings[i - 1] ? run + 1 : 1;
    longest.set(readings[i], Math.max(run, longest.get(readings[i]) || 0));
  }
  const entries = [...longest.entries()];
  entries.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return entries.slice(0, k).map(([reading]) => reading);
}
