function countIslands(grid) {
  const visited = grid.map((cells) => cells.map(() => false));
  let islands = 0;
  for (let row = 0; row < grid.length; row++) {
    for (let column = 0; column < grid[row].length; column++) {
      if (grid[row][column] !== 1 || visited[row][column]) continue;
      islands += 1;
      visitIsland(grid, visited, row, column);
    }
  }
  return islands;
}

function visitIsland(grid, visited, startRow, startColumn) {
  const open = [[startRow, startColumn]];
  visited[startRow][startColumn] = true;
  while (open.length > 0) {
    const [row, column] = open.pop();
    const beside = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ];
    for (const [nextRow, nextColumn] of beside) {
      if (grid[nextRow]?.[nextColumn] !== 1 || visited[nextRow][nextColumn]) continue;
      visited[nextRow][nextColumn] = true;
      open.push([nextRow, nextColumn]);
    }
  }
}
