function shipCapacity(weights, days) {
  // Write your solution here.
}
