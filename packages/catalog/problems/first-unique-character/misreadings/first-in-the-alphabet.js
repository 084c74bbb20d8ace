function firstUniqueCharacter(text) {
  const signs = [...text];
  const singles = signs.filter((sign) => signs.filter((other) => other === sign).length === 1);
  return singles.length === 0 ? -1 : text.indexOf(singles.sort()[0]);
}
