function binarySearch(numbers, target) {
  // Write your solution here.
}
