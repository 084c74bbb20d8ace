function longestUniqueSubstring(text: string): number {
  // Write your solution here.
  return 0;
}
