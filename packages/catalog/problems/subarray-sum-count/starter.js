function subarraySumCount(numbers, k) {
  // Write your solution here.
}
