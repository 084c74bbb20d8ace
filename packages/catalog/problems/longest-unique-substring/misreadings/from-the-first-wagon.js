function longestUniqueSubstring(text) {
  let length = 0;
  while (length < text.length && !text.slice(0, length).includes(text[length])) length += 1;
  return length;
}
