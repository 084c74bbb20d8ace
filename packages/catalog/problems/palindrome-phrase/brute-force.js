function palindromePhrase(text) {
  const kept = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return kept === [...kept].reverse().join("");
}
