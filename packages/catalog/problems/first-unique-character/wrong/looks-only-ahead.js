function firstUniqueCharacter(text) {
  for (let index = 0; index < text.length; index += 1) {
    if (text.indexOf(text[index], index + 1) === -1) return index;
  }
  return -1;
}
