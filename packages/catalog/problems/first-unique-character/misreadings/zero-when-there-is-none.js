function firstUniqueCharacter(text) {
  const signs = [...text];
  return Math.max(0, signs.findIndex((sign) => signs.filter((other) => other === sign).length === 1));
}
