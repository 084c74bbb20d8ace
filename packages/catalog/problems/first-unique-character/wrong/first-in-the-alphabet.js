function firstUniqueCharacter(text) {
  const counts = {};
  for (const character of text) counts[character] = (counts[character] || 0) + 1;
  for (const character of Object.keys(counts).sort()) {
    if (counts[character] === 1) return text.indexOf(character);
  }
  return -1;
}
