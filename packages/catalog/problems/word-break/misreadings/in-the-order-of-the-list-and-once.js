function wordBreak(text, words) {
  const canPrint = (start, from) =>
    start === text.length ||
    words.some(
      (word, at) => at >= from && text.startsWith(word, start) && canPrint(start + word.length, at + 1),
    );
  return canPrint(0, 0);
}
