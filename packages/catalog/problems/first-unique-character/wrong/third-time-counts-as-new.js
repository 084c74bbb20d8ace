function firstUniqueCharacter(text) {
  const unique = new Set();
  for (const character of text) {
    if (unique.has(character)) unique.delete(character);
    else unique.add(character);
  }
  for (let index = 0; index < text.length; index += 1) {
    if (unique.has(text[index])) return index;
  }
  return -1;
}
