function wordBreak(text, words) {
  const reachable = new Array(text.length + 1).fill(false);
  reachable[0] = true;
  for (let start = 0; start < text.length; start++) {
    if (!reachable[start]) continue;
    for (const word of words) {
      if (text.startsWith(word, start)) reachable[start + word.length] = true;
    }
  }
  return reachable[text.length];
}
