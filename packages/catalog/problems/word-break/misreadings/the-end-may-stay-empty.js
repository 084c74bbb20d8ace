function wordBreak(text, words) {
  return text === "" || words.some((word) => text.startsWith(word));
}
