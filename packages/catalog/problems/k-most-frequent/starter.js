function kMostFrequent(readings, k) {
  // Write your solution here.
}
