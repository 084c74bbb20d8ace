function wordBreak(text, words) {
  if (text === "") return true;
  for (const word of words) {
    if (!text.startsWith(word)) continue;
    const others = words.filter((other) => other !== word);
    if (wordBreak(text.slice(word.length), others)) return true;
  }
  return false;
}
