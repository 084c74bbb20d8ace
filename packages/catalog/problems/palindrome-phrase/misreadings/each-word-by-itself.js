function palindromePhrase(text) {
  return text
    .toLowerCase()
    .split(" ")
    .map((word) => [...word].filter((sign) => /[a-z0-9]/.test(sign)))
    .every((signs) => signs.join("") === signs.reverse().join(""));
}
