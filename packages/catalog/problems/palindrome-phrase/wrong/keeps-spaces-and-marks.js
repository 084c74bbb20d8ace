function palindromePhrase(text) {
  const lower = text.toLowerCase();
  return lower === lower.split("").reverse().join("");
}
