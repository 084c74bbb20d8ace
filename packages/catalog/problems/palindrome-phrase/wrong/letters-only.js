function palindromePhrase(text) {
  const kept = text.toLowerCase().replace(/[^a-z]/g, "");
  return kept === kept.split("").reverse().join("");
}
