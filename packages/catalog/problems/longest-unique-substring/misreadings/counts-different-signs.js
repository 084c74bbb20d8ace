function longestUniqueSubstring(text) {
  return new Set(text).size;
}
