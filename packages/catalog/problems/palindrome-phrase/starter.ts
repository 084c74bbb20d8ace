function palindromePhrase(text: string): boolean {
  // Write your solution here.
  return false;
}
