export function misfit(current, wanted) {
  const isWord = (word) => /^[a-z]{0,300}$/.test(word);
  const message = "A word has up to 300 small letters, from a to z.";
  if (!isWord(current)) return { current: message };
  if (!isWord(wanted)) return { wanted: message };
  return null;
}
