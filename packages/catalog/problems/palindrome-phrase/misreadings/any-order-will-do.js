function palindromePhrase(text) {
  const unpaired = new Set();
  for (const sign of text.toLowerCase().replace(/[^a-z0-9]/g, "")) {
    if (!unpaired.delete(sign)) unpaired.add(sign);
  }
  return unpaired.size <= 1;
}
