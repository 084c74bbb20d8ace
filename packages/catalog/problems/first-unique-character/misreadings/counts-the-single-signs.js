function firstUniqueCharacter(text) {
  const signs = [...text];
  return signs.filter((sign) => signs.filter((other) => other === sign).length === 1).length;
}
