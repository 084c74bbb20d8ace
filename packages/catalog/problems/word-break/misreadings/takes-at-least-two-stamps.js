function wordBreak(text, words) {
  const canPrint = (start, prints) =>
    start === text.length
      ? prints > 1
      : words.some((word) => text.startsWith(word, start) && canPrint(start + word.length, prints + 1));
  return canPrint(0, 0);
}
