export function generate(random, size) {
  const latest = size < 100 ? random.pick([8, 20, 120]) : size * 60;
  const longest = size < 100 ? 6 : 60;
  const intervals = [];
  for (let made = 0; made < size; made += 1) {
    const start = random.integer(0, latest - longest);
    intervals.push([start, start + random.integer(0, longest)]);
  }
  if (size >= 100) addLongOnes(random, intervals, latest);
  return [intervals];
}

function addLongOnes(random, intervals, latest) {
  const length = Math.floor(latest / 200);
  for (let made = 0; made < 5; made += 1) {
    const start = random.integer(0, latest - length);
    intervals[random.integer(0, intervals.length - 1)] = [start, start + length];
  }
}
