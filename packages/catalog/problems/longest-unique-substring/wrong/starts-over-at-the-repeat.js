function longestUniqueSubstring(text) {
  let seen = new Set();
  let longest = 0;
  for (const character of text) {
    if (seen.has(character)) seen = new Set();
    seen.add(character);
    longest = Math.max(longest, seen.size);
  }
  return longest;
}
