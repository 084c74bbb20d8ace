const MANY = 1000;

export function generate(random, size) {
  return size >= MANY ? manyDials(random, size) : fewDials(random, size);
}

function fewDials(random, size) {
  const numbers = sorted(size, () => random.integer(-9, 9));
  const target =
    size >= 2 && random.chance(0.5) ? sumOfTwo(random, numbers) : random.integer(-20, 20);
  return [numbers, target];
}

/** Even values only: an odd target is never reached, so nothing can stop early. */
function manyDials(random, size) {
  const numbers = sorted(size, () => 2 * random.integer(0, 4));
  return [numbers, 2 * random.integer(2, 5) + 1];
}

const sorted = (size, makeValue) => Array.from({ length: size }, makeValue).sort((a, b) => a - b);

function sumOfTwo(random, numbers) {
  const first = random.integer(0, numbers.length - 2);
  const second = random.integer(first + 1, numbers.length - 1);
  return numbers[first] + numbers[second];
}
