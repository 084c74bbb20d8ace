// Courses are dealt into layers. A pair always leads from a layer to an earlier one, so an order exists and no chain
// is longer than the number of layers. An odd large size closes one circle; small sizes are free to hold circles.
export function generate(random, size) {
  const count = Math.max(1, size);
  return size <= 8 ? [count, fewPairs(random, count)] : [count, layeredPairs(random, count)];
}

function fewPairs(random, count) {
  const courses = random.shuffle(numbersBelow(count));
  const orderly = random.chance(0.7);
  const needs = [];
  for (let made = random.integer(0, count + 2); made > 0; made--) {
    const [one, other] = [random.integer(0, count - 1), random.integer(0, count - 1)];
    if (orderly && one === other) continue;
    const places = orderly ? [Math.max(one, other), Math.min(one, other)] : [one, other];
    needs.push(places.map((place) => courses[place]));
    if (random.chance(0.1)) needs.push([...needs[needs.length - 1]]);
  }
  return needs;
}

function layeredPairs(random, count) {
  const width = Math.max(2, Math.ceil(count / 350));
  const courses = random.shuffle(numbersBelow(count));
  const needs = [];
  for (let place = width; place < count; place++) {
    const ownLayer = Math.floor(place / width);
    const before = (ownLayer - 1) * width + random.integer(0, width - 1);
    needs.push([courses[place], courses[before]]);
    needs.push([courses[place], courses[random.integer(0, ownLayer * width - 1)]]);
  }
  if (count % 2 === 1) {
    const [course, first] = needs[needs.length - 2];
    needs[needs.length - 1] = [first, course];
  }
  return random.shuffle(needs);
}

function numbersBelow(count) {
  return Array.from({ length: count }, (_, number) => number);
}
