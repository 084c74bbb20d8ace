function firstUniqueCharacter(text) {
  const signs = [...text];
  const countOf = (sign) => signs.filter((other) => other === sign).length;
  const fewest = Math.min(...signs.map(countOf));
  return signs.findIndex((sign) => countOf(sign) === fewest);
}
