function courseOrder(count: number, needs: number[][]): number[] {
  // Write your solution here.
  return [];
}
