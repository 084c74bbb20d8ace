function wordBreak(text, words) {
  return words.every((word) => text.includes(word));
}
