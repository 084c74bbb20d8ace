function wordBreak(text: string, words: string[]): boolean {
  // Write your solution here.
  return false;
}
