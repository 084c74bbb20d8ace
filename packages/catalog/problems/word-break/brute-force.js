function wordBreak(text, words) {
  if (text === "") return true;
  return words.some((word) => text.startsWith(word) && wordBreak(text.slice(word.length), words));
}
