function cheapestRoute(count: number, roads: number[][], start: number, goal: number): number {
  // Write your solution here.
  return 0;
}
