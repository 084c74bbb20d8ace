function firstUniqueCharacter(text) {
  const signs = [...text.toLowerCase()];
  return signs.findIndex((sign) => signs.filter((other) => other === sign).length === 1);
}
