function wordBreak(text, words) {
  // Write your solution here.
}
