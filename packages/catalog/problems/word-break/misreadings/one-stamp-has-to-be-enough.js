function wordBreak(text, words) {
  return text === "" || words.some((word) => word.repeat(text.length / word.length) === text);
}
