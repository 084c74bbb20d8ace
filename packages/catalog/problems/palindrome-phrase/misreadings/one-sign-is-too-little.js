function palindromePhrase(text) {
  const signs = [...text.toLowerCase()].filter((sign) => /[a-z0-9]/.test(sign));
  return signs.length > 1 && signs.join("") === signs.reverse().join("");
}
