function palindromePhrase(text) {
  const counts = {};
  for (const character of text.toLowerCase().replace(/[^a-z0-9]/g, "")) {
    counts[character] = (counts[character] || 0) + 1;
  }
  const odd = Object.values(counts).filter((count) => count % 2 === 1);
  return odd.length <= 1;
}
