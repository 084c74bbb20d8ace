function firstUniqueCharacter(text) {
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] !== text[index - 1] && text[index] !== text[index + 1]) return index;
  }
  return -1;
}
