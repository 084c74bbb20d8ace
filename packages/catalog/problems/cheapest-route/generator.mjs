// Large harbors have about fifty layers, and lanes lead one to three layers on. So no way is very long, but there are
// far too many ways to try them all. With an odd size no lane leads to the goal.
export function generate(random, size) {
  return size <= 8 ? smallHarbor(random, Math.max(1, size)) : layeredHarbor(random, size);
}

function smallHarbor(random, count) {
  const roads = [];
  for (let left = random.integer(0, 2 * count); left > 0; left--) {
    roads.push([random.integer(0, count - 1), random.integer(0, count - 1), random.integer(0, 9)]);
  }
  return [count, roads, random.integer(0, count - 1), random.integer(0, count - 1)];
}

function layeredHarbor(random, count) {
  const width = Math.ceil(count / 50);
  const places = random.shuffle(Array.from({ length: count }, (_, place) => place));
  const goal = places[count - 1];
  const roads = [];
  for (let from = 0; from + width < count; from++) {
    for (let made = 0; made < 4; made++) {
      const jump = made === 0 ? 1 : random.integer(1, 3);
      const layer = Math.floor(from / width) + jump;
      const to = Math.min(count - 1, layer * width + random.integer(0, width - 1));
      if (count % 2 === 1 && to === count - 1) continue;
      const most = 60 * jump * jump;
      roads.push([places[from], places[to], random.chance(0.03) ? 0 : random.integer(1, most)]);
    }
  }
  for (let twins = Math.floor(count / 100); twins > 0; twins--) {
    const [from, to] = random.pick(roads);
    roads.push([from, to, random.integer(1, 500)]);
  }
  return [count, random.shuffle(roads), places[0], goal];
}
