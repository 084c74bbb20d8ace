function firstUniqueCharacter(text) {
  const signs = [...text];
  return signs.findLastIndex((sign) => signs.filter((other) => other === sign).length === 1);
}
