/** English words for numbers; the position of a word is its number. */
export const numberWords: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The digits for each word up to `last`: "two" is "2". */
export function digitsByWord(last: number): [word: string, digits: string][] {
  return numberWords.slice(0, last + 1).map((word, number) => [word, String(number)]);
}
