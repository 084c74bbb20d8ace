function cheapestRoute(count, roads, start, goal) {
  // Write your solution here.
}
