function islandOf(grid, row, column) {
  const squares = [[row, column]];
  const has = (one, other) => squares.some(([r, c]) => r === one && c === other);
  for (const [r, c] of squares) {
    for (const [one, other] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
      if (grid[one]?.[other] === 1 && !has(one, other)) squares.push([one, other]);
    }
  }
  return squares.toSorted(([r, c], [one, other]) => r - one || c - other);
}

export function* moments(grid) {
  const nameOf = (row, column) => JSON.stringify(islandOf(grid, row, column));
  const land = grid.flatMap((line, row) => line.flatMap((sign, column) => (sign === 1 ? [[row, column]] : [])));
  const marked = new Set();
  let count = 0;
  let last = null;
  for (const [row, line] of grid.entries()) {
    for (const [column, sign] of line.entries()) {
      const passed = land.filter(([r, c]) => r < row || (r === row && c < column));
      const entered = new Set(passed.map(([r, c]) => nameOf(r, c)));
      const counted = (says) => ({ of: "the count", says, is: count });
      const isNew = sign === 1 && !marked.has(`${row},${column}`);
      const island = sign === 1 ? islandOf(grid, row, column) : [];
      const name = JSON.stringify(island);
      yield {
        when: `when the scan reaches row ${row}, column ${column}`,
        count: [
          counted(passed.length),
          counted(entered.size),
          counted(new Set(passed.map(([r]) => r)).size),
          counted(new Set(land.map(([r, c]) => nameOf(r, c))).size),
        ],
        ...(isNew && {
          meaning: [
            { says: "this square would belong to a new island", is: "its island was entered before", holds: !entered.has(name) },
            { says: "this square would belong to the island entered last", is: "no side joins it to that one", holds: last === null || last === name },
            { says: "this square would be an island alone", is: `its island has ${island.length} squares`, holds: island.length === 1 },
          ],
        }),
      };
      if (!isNew) continue;
      count += 1;
      last = name;
      for (const [r, c] of island) marked.add(`${r},${c}`);
    }
  }
  return count;
}
