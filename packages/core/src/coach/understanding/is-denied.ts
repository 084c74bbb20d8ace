import { PAUSE, type UnderstoodWord } from "./split-sentences.ts";

const MAX_WORDS_AFTER_NOT = 3;

/**
 * Whether the word at a place stands behind a "not". A number is denied by the word right before it only: in
 * "if not found, -1" and "if it is not there -1" it is the result, not what is missing.
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
