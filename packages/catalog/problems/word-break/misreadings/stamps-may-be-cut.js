function wordBreak(text, words) {
  return [...text].every((letter) => words.some((word) => word.includes(letter)));
}
