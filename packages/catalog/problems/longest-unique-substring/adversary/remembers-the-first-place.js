function longestUniqueSubstring(text) {
  const places = new Map();
  let start = 0;
  let longest = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (places.has(text[place])) start = Math.max(start, places.get(text[place]) + 1);
    else places.set(text[place], place);
    longest = Math.max(longest, place - start + 1);
  }
  return longest;
}
