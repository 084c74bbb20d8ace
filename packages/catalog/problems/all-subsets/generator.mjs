export function generate(random, size) {
  const length = Math.min(size, 12);
  const bound = size <= 8 ? 9 : 1000;
  const numbers = new Set();
  while (numbers.size < length) numbers.add(random.integer(-bound, bound));
  return [[...numbers]];
}
