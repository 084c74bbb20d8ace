function wordBreak(text, words) {
  const stampsFrom = (start) => {
    if (start === text.length) return [];
    for (const word of words) {
      const rest = text.startsWith(word, start) ? stampsFrom(start + word.length) : null;
      if (rest !== null) return [word, ...rest];
    }
    return null;
  };
  return stampsFrom(0) ?? [];
}
