function wordBreak(text, words) {
  const covered = new Array(text.length).fill(false);
  for (const word of words) {
    for (let at = 0; at + word.length <= text.length; at++) {
      if (text.startsWith(word, at)) covered.fill(true, at, at + word.length);
    }
  }
  return covered.every(Boolean);
}
