import type { OtherProgram } from "./other-program.ts";

export const countIslands: OtherProgram[] = [
  {
    bug: "joins-corners",
    kind: "same-bug",
    code: `function countIslands(grid) {
  const key = (r, c) => r + "," + c;
  const seen = new Set();
  let found = 0;
  const around = [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dc) => [dr, dc]));
  grid.forEach((row, r) => row.forEach((cell, c) => {
    if (cell !== 1 || seen.has(key(r, c))) return;
    found++;
    const open = [[r, c]];
    seen.add(key(r, c));
    while (open.length) {
      const [y, x] = open.pop();
      for (const [dr, dc] of around) {
        const ny = y + dr, nx = x + dc;
        if (grid[ny]?.[nx] === 1 && !seen.has(key(ny, nx))) { seen.add(key(ny, nx)); open.push([ny, nx]); }
      }
    }
  }));
  return found;
}`,
  },
  {
    bug: "only-right-and-down",
    kind: "same-bug",
    code: `function countIslands(grid) {
  const left = grid.map((row) => row.slice());
  let count = 0;
  for (let r = 0; r < left.length; r++) {
    for (let c = 0; c < left[r].length; c++) {
      if (left[r][c] !== 1) continue;
      count++;
      const queue = [[r, c]];
      while (queue.length > 0) {
        const [y, x] = queue.shift();
        if (left[y]?.[x] !== 1) continue;
        left[y][x] = 0;
        queue.push([y, x + 1], [y + 1, x]);
      }
    }
  }
  return count;
}`,
  },
  {
    bug: "joins-corners",
    kind: "more-off",
    code: `function countIslands(grid) {
  const seen = grid.map((row) => row.map(() => false));
  const ways = [[0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [-1, -1]];
  function sink(r, c) {
    if (grid[r]?.[c] !== 1 || seen[r][c]) return 0;
    seen[r][c] = true;
    for (const [dr, dc] of ways) sink(r + dr, c + dc);
    return 1;
  }
  let count = 0;
  grid.forEach((row, r) => row.forEach((_, c) => { count += sink(r, c); }));
  return count;
}`,
  },
  {
    bug: "only-right-and-down",
    kind: "more-off",
    code: `function countIslands(grid) {
  const seen = grid.map((row) => row.map(() => false));
  function sink(r, c) {
    if (grid[r]?.[c] !== 1 || seen[r][c]) return 0;
    seen[r][c] = true;
    sink(r, c + 1);
    sink(r + 1, c);
    sink(r, c - 1);
    return 1;
  }
  let count = 0;
  grid.forEach((row, r) => row.forEach((_, c) => { count += sink(r, c); }));
  return count;
}`,
  },
];
