function courseOrder(count, needs) {
  // Write your solution here.
}
