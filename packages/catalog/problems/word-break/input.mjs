export function misfit(text, words) {
  if (!/^[a-z]{0,600}$/.test(text)) return { text: "The text has up to 600 small letters." };
  if (words.length < 1 || words.length > 50) return { words: "There are between 1 and 50 words." };
  if (words.some((word) => !/^[a-z]{1,20}$/.test(word))) {
    return { words: "Each word has between 1 and 20 small letters." };
  }
  if (new Set(words).size < words.length) return { words: "No word occurs twice." };
  return null;
}
