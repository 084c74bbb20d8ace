const MANY = 1000;

export function generate(random, size) {
  if (size >= MANY) return [fullTree(random, size)];
  return [holedTree(random, size)];
}

const fullTree = (random, size) => Array.from({ length: size }, () => random.integer(0, 9));

/** Level order with null for a missing child; nothing stands below a missing child. */
function holedTree(random, size) {
  if (size === 0) return [];
  const values = [random.integer(-5, 5)];
  let made = 1;
  let open = 1;
  while (made < size && open > 0) {
    open -= 1;
    const mustGrow = open === 0;
    const sides = random.shuffle([mustGrow || random.chance(0.6), random.chance(0.6)]);
    for (const grows of sides) {
      const node = grows && made < size ? random.integer(-5, 5) : null;
      values.push(node);
      if (node !== null) {
        made += 1;
        open += 1;
      }
    }
  }
  while (values.at(-1) === null) values.pop();
  return values;
}
