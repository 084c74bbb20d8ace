function longestUniqueSubstring(text) {
  let longest = 0;
  for (let start = 0; start < text.length; start++) {
    let end = start;
    while (end < text.length && (text[end] === " " || !text.slice(start, end).includes(text[end]))) end++;
    longest = Math.max(longest, end - start);
  }
  return longest;
}
