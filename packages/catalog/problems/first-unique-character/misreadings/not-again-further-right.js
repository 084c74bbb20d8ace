function firstUniqueCharacter(text) {
  const signs = [...text];
  return signs.findIndex((sign, place) => !signs.slice(place + 1).includes(sign));
}
