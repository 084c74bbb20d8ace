function kMostFrequent(readings: number[], k: number): number[] {
  // Write your solution here.
  return [];
}
