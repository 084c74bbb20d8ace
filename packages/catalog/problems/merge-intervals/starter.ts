function mergeIntervals(intervals: number[][]): number[][] {
  // Write your solution here.
  return [];
}
