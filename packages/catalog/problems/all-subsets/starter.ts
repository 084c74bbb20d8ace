function allSubsets(numbers: number[]): number[][] {
  // Write your solution here.
  return [];
}
