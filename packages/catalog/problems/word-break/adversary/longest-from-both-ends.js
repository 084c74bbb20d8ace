function wordBreak(text, words) {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  let left = text;
  while (left !== "") {
    const word = sorted.find((candidate) => left.startsWith(candidate));
    if (!word) break;
    left = left.slice(word.length);
  }
  if (left === "") return true;
  let right = text;
  while (right !== "") {
    const word = sorted.find((candidate) => right.endsWith(candidate));
    if (!word) return false;
    right = right.slice(0, right.length - word.length);
  }
  return true;
}
