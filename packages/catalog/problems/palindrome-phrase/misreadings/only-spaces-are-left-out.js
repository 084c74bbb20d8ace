function palindromePhrase(text) {
  const signs = [...text.toLowerCase()].filter((sign) => sign !== " ");
  return signs.join("") === signs.reverse().join("");
}
