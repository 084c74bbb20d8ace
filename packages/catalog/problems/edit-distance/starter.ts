function editDistance(current: string, wanted: string): number {
  // Write your solution here.
  return 0;
}
