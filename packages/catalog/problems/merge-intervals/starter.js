function mergeIntervals(intervals) {
  // Write your solution here.
}
