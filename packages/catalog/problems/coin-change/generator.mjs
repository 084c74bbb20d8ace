// The size is the amount, more or less. In a third of the large inputs all coins share a factor, so that many amounts
// cannot be made.
export function generate(random, size) {
  if (size <= 8) {
    const kinds = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    return [kinds.slice(0, random.integer(1, 3)), random.integer(0, size * 3)];
  }
  const amount = size - random.integer(0, Math.floor(size / 50));
  const factor = random.chance(0.33) ? random.integer(2, 5) : 1;
  const smallest = Math.ceil(Math.max(5, amount / 450) / factor);
  const largest = Math.max(smallest + 12, Math.ceil(amount / 6 / factor));
  const coins = new Set();
  const kinds = random.integer(8, 12);
  while (coins.size < kinds) coins.add(random.integer(smallest, largest) * factor);
  return [[...coins], amount];
}
