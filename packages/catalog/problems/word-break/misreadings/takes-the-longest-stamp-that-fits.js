function wordBreak(text, words) {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  let start = 0;
  while (start < text.length) {
    const stamp = longestFirst.find((word) => text.startsWith(word, start));
    if (stamp === undefined) return false;
    start += stamp.length;
  }
  return true;
}
