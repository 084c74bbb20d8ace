export function generate(random, size) {
  return [Array.from({ length: size }, () => random.integer(0, 9))];
}
