function firstUniqueCharacter(text) {
  const signs = [...text];
  const found = signs.findIndex((sign) => signs.filter((other) => other === sign).length === 1);
  return found < 0 ? text.length : found;
}
