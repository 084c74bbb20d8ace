function firstUniqueCharacter(text) {
  const counts = new Map();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  for (let index = 0; index < text.length; index += 1) {
    if (counts.get(text[index]) === 1) return index;
  }
  return -1;
}
