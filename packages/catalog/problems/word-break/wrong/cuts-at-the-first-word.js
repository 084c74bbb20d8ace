function wordBreak(text, words) {
  const known = new Set(words);
  let part = "";
  for (const letter of text) {
    part += letter;
    if (known.has(part)) part = "";
  }
  return part === "";
}
