function firstUniqueCharacter(text) {
  const counts = {};
  for (const character of text) counts[character] = (counts[character] || 0) + 1;
  for (const character of text) {
    if (counts[character] === 1) return character;
  }
  return -1;
}
