function palindromePhrase(text) {
  const signs = [...text.toLowerCase()].filter((sign) => /[a-z0-9]/.test(sign));
  return signs.slice(0, 2).join("") === signs.reverse().slice(0, 2).join("");
}
