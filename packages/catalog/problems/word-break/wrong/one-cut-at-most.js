function wordBreak(text, words) {
  const known = new Set(words);
  if (text === "" || known.has(text)) return true;
  for (let cut = 1; cut < text.length; cut++) {
    if (known.has(text.slice(0, cut)) && known.has(text.slice(cut))) return true;
  }
  return false;
}
