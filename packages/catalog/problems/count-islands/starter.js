function countIslands(grid) {
  // Write your solution here.
}
