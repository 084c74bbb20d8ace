function kMostFrequent(readings, k) {
  const longestRuns = new Map();
  let run = 0;
  readings.forEach((reading, place) => {
    run = reading === readings[place - 1] ? run + 1 : 1;
    longestRuns.set(reading, Math.max(longestRuns.get(reading) ?? 0, run));
  });
  return [...longestRuns.keys()]
    .sort((one, other) => longestRuns.get(other) - longestRuns.get(one) || one - other)
    .slice(0, k);
}
