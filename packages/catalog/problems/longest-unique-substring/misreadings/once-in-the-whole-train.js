function longestUniqueSubstring(text) {
  let longest = 0;
  let length = 0;
  for (const sign of text) {
    length = text.indexOf(sign) === text.lastIndexOf(sign) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
