function longestUniqueSubstring(text) {
  const lastPlace = new Map();
  let start = 0;
  let longest = 0;
  for (let place = 0; place < text.length; place += 1) {
    const earlier = lastPlace.has(text[place]) ? lastPlace.get(text[place]) : -1;
    if (earlier >= start) {
      longest = Math.max(longest, place - start);
      start = earlier + 1;
    }
    lastPlace.set(text[place], place);
  }
  return longest;
}
