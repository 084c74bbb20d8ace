function rotatedSearch(numbers, target) {
  // Write your solution here.
}
