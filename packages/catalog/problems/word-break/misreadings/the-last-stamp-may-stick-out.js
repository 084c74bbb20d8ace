function wordBreak(text, words) {
  const canPrint = (start) =>
    start >= text.length ||
    words.some((word) => {
      const part = word.slice(0, text.length - start);
      return text.startsWith(part, start) && canPrint(start + word.length);
    });
  return canPrint(0);
}
