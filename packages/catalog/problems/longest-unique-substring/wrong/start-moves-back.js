function longestUniqueSubstring(text) {
  const lastPlace = new Map();
  let start = 0;
  let longest = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (lastPlace.has(text[place])) start = lastPlace.get(text[place]) + 1;
    lastPlace.set(text[place], place);
    longest = Math.max(longest, place - start + 1);
  }
  return longest;
}
