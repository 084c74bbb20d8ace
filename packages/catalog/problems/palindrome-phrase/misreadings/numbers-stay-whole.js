function palindromePhrase(text) {
  const signs = text.toLowerCase().match(/[0-9]+|[a-z]/g) ?? [];
  return signs.join(" ") === signs.reverse().join(" ");
}
