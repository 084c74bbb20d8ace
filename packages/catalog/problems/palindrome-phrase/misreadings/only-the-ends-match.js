function palindromePhrase(text) {
  const signs = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return signs.at(0) === signs.at(-1);
}
