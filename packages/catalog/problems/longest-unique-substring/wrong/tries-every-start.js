function longestUniqueSubstring(text) {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    const seen = new Set();
    for (let place = start; place < text.length && !seen.has(text[place]); place += 1) {
      seen.add(text[place]);
    }
    longest = Math.max(longest, seen.size);
  }
  return longest;
}
