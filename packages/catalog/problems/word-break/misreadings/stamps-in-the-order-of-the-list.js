function wordBreak(text, words) {
  const canPrint = (start, from) =>
    start === text.length ||
    words.some(
      (word, at) => at >= from && text.startsWith(word, start) && canPrint(start + word.length, at),
    );
  return canPrint(0, 0);
}
