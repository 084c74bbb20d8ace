function palindromePhrase(text) {
  // Write your solution here.
}
