const MANY = 1000;

export function generate(random, size) {
  const reach = size >= MANY ? 1 : 3;
  const numbers = Array.from({ length: size }, () => random.integer(-reach, reach));
  return [numbers, random.integer(-2, 3)];
}
