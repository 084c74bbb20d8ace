export function generate(random, size) {
  const numbers = [];
  let next = random.integer(-2 * size - 5, 5);
  for (let made = 0; made < size; made += 1) {
    numbers.push(next);
    next += random.integer(1, 4);
  }
  return [numbers, chooseTarget(random, numbers)];
}

function chooseTarget(random, numbers) {
  if (numbers.length === 0) return random.integer(-5, 5);
  const place = random.integer(0, numbers.length - 1);
  return random.chance(0.6) ? numbers[place] : numbers[place] + random.integer(-1, 1);
}
