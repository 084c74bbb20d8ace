function rotatedSearch(numbers: number[], target: number): number {
  // Write your solution here.
  return 0;
}
