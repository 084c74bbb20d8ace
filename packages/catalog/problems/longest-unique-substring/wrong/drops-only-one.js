function longestUniqueSubstring(text) {
  const inside = new Set();
  let start = 0;
  let longest = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (inside.has(text[place])) {
      inside.delete(text[start]);
      start += 1;
    }
    inside.add(text[place]);
    longest = Math.max(longest, place - start + 1);
  }
  return longest;
}
