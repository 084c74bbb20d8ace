function wordBreak(text, words) {
  const canPrint = (start, unused) => {
    if (start === text.length) return unused.length === 0;
    return words.some((word) => {
      const left = unused.filter((other) => other !== word);
      return text.startsWith(word, start) && canPrint(start + word.length, left);
    });
  };
  return canPrint(0, words);
}
