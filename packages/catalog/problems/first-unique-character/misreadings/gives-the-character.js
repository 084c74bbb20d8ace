function firstUniqueCharacter(text) {
  const signs = [...text];
  return signs.find((sign) => signs.filter((other) => other === sign).length === 1) ?? -1;
}
