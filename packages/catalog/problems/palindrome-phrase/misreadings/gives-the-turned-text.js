function palindromePhrase(text) {
  return [...text.toLowerCase()]
    .filter((sign) => /[a-z0-9]/.test(sign))
    .reverse()
    .join("");
}
