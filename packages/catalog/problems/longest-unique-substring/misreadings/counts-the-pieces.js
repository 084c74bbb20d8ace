function longestUniqueSubstring(text) {
  let pieces = 0;
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      if (new Set(text.slice(start, end)).size === end - start) pieces += 1;
    }
  }
  return pieces;
}
