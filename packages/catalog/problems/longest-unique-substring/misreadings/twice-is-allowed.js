function longestUniqueSubstring(text) {
  const isAllowed = (piece) => [...piece].every((sign) => piece.split(sign).length <= 3);
  let longest = 0;
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      if (isAllowed(text.slice(start, end))) longest = Math.max(longest, end - start);
    }
  }
  return longest;
}
