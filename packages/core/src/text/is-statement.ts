const LEAST_DIFFERENT_WORDS = 3;
/** Scripts that put no space between words. Two of their letters count as a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}/gu;

/** Whether a text could be a sentence: the same word over and over, or one or two words, cannot. */
export function isStatement(text: string): boolean {
  const words = text
    .toLowerCase()
    .replaceAll(unspaced, " $& ")
    .match(/[\p{L}\p{N}]+/gu);
  return new Set(words ?? []).size >= LEAST_DIFFERENT_WORDS;
}
