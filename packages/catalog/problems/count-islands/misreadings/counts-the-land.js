function countIslands(grid) {
  return grid.flat().filter((square) => square === 1).length;
}
