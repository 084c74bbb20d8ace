function firstUniqueCharacter(text) {
  const signs = [...text];
  const isSame = (sign, other) => other === sign || other === sign.toUpperCase();
  return signs.findIndex((sign) => signs.filter((other) => isSame(sign, other)).length === 1);
}
