function palindromePhrase(text) {
  const readsBothWays = (kind) => {
    const signs = text.toLowerCase().match(kind) ?? [];
    return signs.join("") === signs.reverse().join("");
  };
  return readsBothWays(/[a-z]/g) && readsBothWays(/[0-9]/g);
}
