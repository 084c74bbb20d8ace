function wordBreak(text, words) {
  if (text === "") return true;
  return words.some((word) => {
    const others = words.filter((other) => other !== word);
    return text.startsWith(word) && wordBreak(text.slice(word.length), others);
  });
}
