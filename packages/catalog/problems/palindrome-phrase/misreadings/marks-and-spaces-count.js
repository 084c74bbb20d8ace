function palindromePhrase(text) {
  const signs = [...text.toLowerCase()];
  return signs.join("") === signs.reverse().join("");
}
