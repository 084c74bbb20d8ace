import { PAUSE, type UnderstoodWord } from "./split-sentences.ts";

const MAX_WORDS_AFTER_NOT = 3;

/**
 * Whether a "not" applies to the word at this position. For a number only the word directly before it counts: in "if
 * not found, -1" the -1 is the result.
 */
export function isDenied(words: readonly UnderstoodWord[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const isNumber = /^(?:\d+|minuson)/.test(word.stem);
  for (let back = 1; back <= MAX_WORDS_AFTER_NOT; back++) {
    const before = words[at - back];
    if (!before || before.text === PAUSE) return false;
    if (before.negation) return true;
    if (isNumber && before.stem !== "give") return false;
  }
  return false;
}
