const pairs = ["()", "[]", "{}"];

export function generate(random, size) {
  const half = Math.floor(size / 2);
  const nested = size > 1000 ? Math.floor(half * 0.9) : random.integer(0, half);
  const text = wrap(random, nested, row(random, half - nested));
  return [random.chance(0.5) ? text : spoil(random, text)];
}

function row(random, count) {
  const parts = [];
  for (let made = 0; made < count; made += 1) parts.push(random.pick(pairs));
  return parts.join("");
}

function wrap(random, depth, inner) {
  const layers = [];
  for (let made = 0; made < depth; made += 1) layers.push(random.pick(pairs));
  const openers = layers.map((pair) => pair[0]).join("");
  const closers = layers.map((pair) => pair[1]).reverse().join("");
  return openers + inner + closers;
}

function spoil(random, text) {
  const place = random.integer(0, text.length);
  const rest = random.chance(0.5) ? text.slice(place) : text.slice(place + 1);
  return text.slice(0, place) + random.pick([..."()[]{}"]) + rest;
}
