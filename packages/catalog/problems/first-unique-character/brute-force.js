function firstUniqueCharacter(text) {
  for (let index = 0; index < text.length; index += 1) {
    let isAlone = true;
    for (let other = 0; other < text.length; other += 1) {
      if (other !== index && text[other] === text[index]) isAlone = false;
    }
    if (isAlone) return index;
  }
  return -1;
}
