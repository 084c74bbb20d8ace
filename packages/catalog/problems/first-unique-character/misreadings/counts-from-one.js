function firstUniqueCharacter(text) {
  const signs = [...text];
  const position = signs.findIndex((sign) => signs.filter((other) => other === sign).length === 1);
  return position < 0 ? -1 : position + 1;
}
