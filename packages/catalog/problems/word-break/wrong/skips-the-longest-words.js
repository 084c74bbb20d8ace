function wordBreak(text, words) {
  const known = new Set(words);
  const longest = Math.max(...words.map((word) => word.length));
  const good = [true];
  for (let end = 1; end <= text.length; end++) {
    good[end] = false;
    for (let start = Math.max(0, end - longest + 1); start < end; start++) {
      if (good[start] && known.has(text.slice(start, end))) good[end] = true;
    }
  }
  return good[text.length];
}
