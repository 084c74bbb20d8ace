function longestUniqueSubstring(text) {
  const ring = text + text;
  let longest = 0;
  for (let start = 0; start < text.length; start++) {
    let end = start;
    while (end < start + text.length && !ring.slice(start, end).includes(ring[end])) end++;
    longest = Math.max(longest, end - start);
  }
  return longest;
}
