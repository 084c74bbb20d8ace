function wordBreak(text, words) {
  if (text.length === 0) return true;
  for (const word of words) {
    if (text.startsWith(word) && wordBreak(text.slice(word.length), words)) return true;
  }
  return false;
}
