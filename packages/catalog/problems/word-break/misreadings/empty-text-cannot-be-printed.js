function wordBreak(text, words) {
  const canPrint = (start) =>
    start === text.length ||
    words.some((word) => text.startsWith(word, start) && canPrint(start + word.length));
  return text !== "" && canPrint(0);
}
