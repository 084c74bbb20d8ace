function firstUniqueCharacter(text) {
  const signs = [...text];
  return signs.findIndex((sign, place) => sign !== signs[place - 1] && sign !== signs[place + 1]);
}
