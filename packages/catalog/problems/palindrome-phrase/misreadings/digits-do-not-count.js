function palindromePhrase(text) {
  const signs = [...text.toLowerCase()].filter((sign) => /[a-z]/.test(sign));
  return signs.join("") === signs.reverse().join("");
}
