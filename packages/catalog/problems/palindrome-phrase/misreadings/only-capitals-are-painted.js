function palindromePhrase(text) {
  const signs = [...text].filter((sign) => /[A-Z0-9]/.test(sign));
  return signs.join("") === signs.reverse().join("");
}
