function subarraySumCount(numbers: number[], k: number): number {
  // Write your solution here.
  return 0;
}
