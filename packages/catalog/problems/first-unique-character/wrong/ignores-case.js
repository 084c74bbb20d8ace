function firstUniqueCharacter(text) {
  const lower = text.toLowerCase();
  const counts = {};
  for (const character of lower) counts[character] = (counts[character] || 0) + 1;
  for (let index = 0; index < lower.length; index += 1) {
    if (counts[lower[index]] === 1) return index;
  }
  return -1;
}
