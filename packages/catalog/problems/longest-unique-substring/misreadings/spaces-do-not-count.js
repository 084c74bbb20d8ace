function longestUniqueSubstring(text) {
  const signs = text.replaceAll(" ", "");
  let longest = 0;
  for (let start = 0; start < signs.length; start++) {
    for (let end = start + 1; end <= signs.length; end++) {
      const piece = signs.slice(start, end);
      if (new Set(piece).size === piece.length) longest = Math.max(longest, piece.length);
    }
  }
  return longest;
}
