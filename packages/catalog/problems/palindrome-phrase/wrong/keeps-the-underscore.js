function palindromePhrase(text) {
  const kept = text.toLowerCase().replace(/\W/g, "");
  return kept === kept.split("").reverse().join("");
}
