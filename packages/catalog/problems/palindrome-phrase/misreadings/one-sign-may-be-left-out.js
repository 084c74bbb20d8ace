function palindromePhrase(text) {
  const signs = [...text.toLowerCase()].filter((sign) => /[a-z0-9]/.test(sign));
  const readsBothWays = (row) => row.join("") === row.toReversed().join("");
  return readsBothWays(signs) || signs.some((_, at) => readsBothWays(signs.toSpliced(at, 1)));
}
