function nextWarmerDay(temperatures: number[]): number[] {
  // Write your solution here.
  return [];
}
