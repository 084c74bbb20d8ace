function wordBreak(text, words) {
  const waysTo = new Array(text.length + 1).fill(0);
  waysTo[0] = 1;
  for (let start = 0; start < text.length; start++) {
    for (const word of words) {
      if (text.startsWith(word, start)) waysTo[start + word.length] += waysTo[start];
    }
  }
  return waysTo[text.length];
}
