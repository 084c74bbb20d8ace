function longestUniqueSubstring(text) {
  const signs = [...text].filter((sign) => !/[A-Z]/.test(sign));
  let longest = 0;
  signs.forEach((_, start) => {
    let end = start;
    while (end < signs.length && !signs.slice(start, end).includes(signs[end])) end++;
    longest = Math.max(longest, end - start);
  });
  return longest;
}
