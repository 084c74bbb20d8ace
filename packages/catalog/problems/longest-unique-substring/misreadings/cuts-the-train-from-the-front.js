function longestUniqueSubstring(text) {
  let longest = 0;
  let piece = "";
  for (const sign of text) {
    piece = piece.includes(sign) ? sign : piece + sign;
    longest = Math.max(longest, piece.length);
  }
  return longest;
}
