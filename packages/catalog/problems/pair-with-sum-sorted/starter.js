function pairWithSumSorted(numbers, target) {
  // Write your solution here.
}
