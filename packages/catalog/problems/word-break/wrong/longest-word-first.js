function wordBreak(text, words) {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  let at = 0;
  while (at < text.length) {
    const word = sorted.find((candidate) => text.startsWith(candidate, at));
    if (!word) return false;
    at += word.length;
  }
  return true;
}
