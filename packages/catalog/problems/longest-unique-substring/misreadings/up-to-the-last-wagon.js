function longestUniqueSubstring(text) {
  let start = text.length;
  while (start > 0 && !text.slice(start).includes(text[start - 1])) start--;
  return text.length - start;
}
