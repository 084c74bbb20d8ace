function firstUniqueCharacter(text) {
  const signs = [...text];
  return signs.findIndex((sign) => signs.filter((other) => other === sign).length > 1);
}
