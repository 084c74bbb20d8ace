function longestUniqueSubstring(text) {
  const inside = new Set();
  let start = 0;
  let longest = 1;
  for (let place = 0; place < text.length; place += 1) {
    while (inside.has(text[place])) {
      inside.delete(text[start]);
      start += 1;
    }
    inside.add(text[place]);
    longest = Math.max(longest, inside.size);
  }
  return longest;
}
