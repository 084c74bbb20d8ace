// Large rows get few days, so that the answer lies far above the heaviest crate.
export function generate(random, size) {
  const count = Math.max(1, size);
  const heaviest = size <= 8 ? 9 : 1000;
  const weights = Array.from({ length: count }, () => random.integer(1, heaviest));
  const days = size <= 8 ? random.integer(1, count + 1) : random.integer(2, 40);
  return [weights, days];
}
