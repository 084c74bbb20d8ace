export function generate(random, size) {
  const sorted = [];
  let next = random.integer(-2 * size - 5, 5);
  for (let made = 0; made < size; made++) {
    sorted.push(next);
    next += random.integer(1, 4);
  }
  const turn = size === 0 || random.chance(0.15) ? 0 : random.integer(0, size - 1);
  return [[...sorted.slice(turn), ...sorted.slice(0, turn)], chooseTarget(random, sorted)];
}

function chooseTarget(random, sorted) {
  if (sorted.length === 0) return random.integer(-5, 5);
  const place = random.integer(0, sorted.length - 1);
  return random.chance(0.7) ? sorted[place] : sorted[place] + random.integer(-1, 1);
}
