function firstUniqueCharacter(text) {
  const counts = {};
  for (const character of text) counts[character] = (counts[character] || 0) + 1;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (counts[text[index]] === 1) return index;
  }
  return -1;
}
