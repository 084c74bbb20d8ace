function longestUniqueSubstring(text) {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      const part = text.slice(start, end);
      if (new Set(part).size === part.length) longest = Math.max(longest, part.length);
    }
  }
  return longest;
}
