function longestUniqueSubstring(text) {
  let longest = "";
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      const piece = text.slice(start, end);
      if (new Set(piece).size === piece.length && piece.length > longest.length) longest = piece;
    }
  }
  return longest;
}
