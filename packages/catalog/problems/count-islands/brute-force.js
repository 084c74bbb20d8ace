function countIslands(grid) {
  const labels = new Map();
  grid.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (cell === 1) labels.set(`${row},${column}`, labels.size);
    });
  });
  let changed = true;
  while (changed) {
    changed = false;
    for (const key of labels.keys()) {
      const [row, column] = key.split(",").map(Number);
      for (const beside of [`${row + 1},${column}`, `${row},${column + 1}`]) {
        if (!labels.has(beside)) continue;
        const least = Math.min(labels.get(key), labels.get(beside));
        if (least !== labels.get(key) || least !== labels.get(beside)) changed = true;
        labels.set(key, least);
        labels.set(beside, least);
      }
    }
  }
  return new Set(labels.values()).size;
}
