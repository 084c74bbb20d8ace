function firstUniqueCharacter(text) {
  const signs = [...text];
  const isSingle = (sign) => signs.filter((other) => other === sign).length === 1;
  return signs.findIndex((sign) => !/[A-Z]/.test(sign) && isSingle(sign));
}
