function pairWithSumSorted(numbers: number[], target: number): number[] {
  // Write your solution here.
  return [];
}
