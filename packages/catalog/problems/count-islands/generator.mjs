const MANY = 50;
const BLOCK = 15;

export function generate(random, size) {
  if (size === 0) return [[]];
  if (size >= MANY) return [manyIslands(random, size)];
  const columns = random.integer(1, size + 1);
  return [rowsOf(size, columns, () => (random.chance(0.5) ? 1 : 0))];
}

/** Mostly land, with water lines all BLOCK cells, so that no island outgrows the constraint. */
function manyIslands(random, size) {
  const isWater = (row, column) =>
    row % BLOCK === 0 || column % BLOCK === 0 || random.chance(0.15);
  return rowsOf(size, size, (row, column) => (isWater(row, column) ? 0 : 1));
}

const rowsOf = (rows, columns, makeCell) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => makeCell(row, column)),
  );
