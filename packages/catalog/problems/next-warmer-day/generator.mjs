const MANY = 1000;
const WARMEST = 60;
const COLDEST = -50;

export function generate(random, size) {
  if (size >= MANY) return [longCooling(random, size)];
  return [Array.from({ length: size }, () => random.integer(-6, 6))];
}

/** A short restless start, then a very slow cooling: almost no day ever gets a warmer one. */
function longCooling(random, size) {
  const restless = 200;
  const span = WARMEST - COLDEST;
  return Array.from({ length: size }, (_, day) =>
    day < restless
      ? random.integer(COLDEST, WARMEST)
      : WARMEST - Math.floor((span * day) / size),
  );
}
