function mergeIntervals(intervals) {
  const ordered = intervals.map((interval) => [...interval]).sort((one, other) => one[0] - other[0]);
  for (let place = 0; place < ordered.length - 1; place += 1) {
    const [here, next] = [ordered[place], ordered[place + 1]];
    if (next[0] <= here[1]) {
      here[1] = Math.max(here[1], next[1]);
      ordered.splice(place + 1, 1);
    }
  }
  return ordered;
}
