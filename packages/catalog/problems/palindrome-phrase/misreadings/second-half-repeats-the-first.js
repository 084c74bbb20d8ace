function palindromePhrase(text) {
  const signs = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const half = Math.floor(signs.length / 2);
  return signs.slice(0, half) === signs.slice(signs.length - half);
}
