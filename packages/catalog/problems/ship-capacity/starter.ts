function shipCapacity(weights: number[], days: number): number {
  // Write your solution here.
  return 0;
}
