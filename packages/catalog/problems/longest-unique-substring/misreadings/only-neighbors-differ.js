function longestUniqueSubstring(text) {
  let longest = 0;
  let length = 0;
  for (let place = 0; place < text.length; place++) {
    length = text[place] === text[place - 1] ? 1 : length + 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
