function wordBreak(text, words) {
  let place = 0;
  while (place < text.length) {
    let furthest = place;
    for (const word of words) {
      if (text.startsWith(word, place)) furthest = Math.max(furthest, place + word.length);
    }
    if (furthest === place) return false;
    place = furthest;
  }
  return true;
}
