function firstUniqueCharacter(text) {
  for (let index = 0; index < text.length; index += 1) {
    let count = 0;
    for (let other = 0; other < text.length; other += 1) {
      if (text[other] === text[index]) count += 1;
    }
    if (count === 1) return index;
  }
  return -1;
}
