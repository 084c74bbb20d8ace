function longestUniqueSubstring(text) {
  // Write your solution here.
}
