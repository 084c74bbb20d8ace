function firstUniqueCharacter(text) {
  const seen = new Set();
  let best = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen.has(text[index]) && text[index] === text[best]) {
      best = index + 1;
    }
    seen.add(text[index]);
  }
  return best < text.length ? best : -1;
}
