function wordBreak(text, words) {
  let start = 0;
  while (start < text.length) {
    const stamp = words.find((word) => text.startsWith(word, start));
    if (stamp === undefined) return false;
    start += stamp.length;
  }
  return true;
}
