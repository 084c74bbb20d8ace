function wordBreak(text, words) {
  const canPrint = (start, last) =>
    start === text.length ||
    words.some((word) => word !== last && text.startsWith(word, start) && canPrint(start + word.length, word));
  return canPrint(0, "");
}
