import { stemWord } from "../../../../text/stem-word.ts";
import { isNearlySame } from "../../../reading/is-nearly-same.ts";
import { askingWords } from "./asking-words.ts";
import { phrases, questionSynonyms } from "./question-synonyms.ts";

/** In characters: what stands behind it is not looked at. */
export const MAX_SEARCHED = 2_000;
const MAX_TERMS = 40;

/** What a text is about, as words that a search compares: without asking words, stemmed, one word for many synonyms. */
export function termsOf(text: string): string[] {
  const spelled = phrases.reduce(
    (spelling, [sign, word]) => spelling.replaceAll(sign, word),
    text.slice(0, MAX_SEARCHED).toLowerCase().replaceAll(/[²]/g, "2"),
  );
  const words =
    spelled.replaceAll(/['’`]/g, "").match(/(?:bigo[^\s]{1,12}|[\p{L}\p{N}_]+)/gu) ?? [];
  const terms = words
    .filter((word) => !/^\d+$/.test(word) && !askingWords.has(word) && !isMisspeltAsking(word))
    .map(termOf);
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

const longAsking = [...askingWords].filter((word) => word.length >= 7);

/** "diference" asks for the same as "difference". */
const isMisspeltAsking = (word: string): boolean =>
  word.length >= 7 &&
  !questionSynonyms.has(word) &&
  longAsking.some((other) => isNearlySame(word, other));

function termOf(word: string): string {
  if (word.startsWith("bigo")) return word.replaceAll(/[\^*()\s]/g, "");
  const known = questionSynonyms.get(word);
  if (known !== undefined) return known;
  const stem = stemWord(word);
  return questionSynonyms.get(stem) ?? misspelt(word) ?? stem;
}

const LEAST_LENGTH_FOR_TYPOS = 7;
const longSame = [...questionSynonyms.keys()].filter(
  (word) => word.length >= LEAST_LENGTH_FOR_TYPOS,
);

/** "devision" means the same as "division". */
function misspelt(word: string): string | undefined {
  if (word.length < LEAST_LENGTH_FOR_TYPOS) return undefined;
  const meant = longSame.find((other) => isNearlySame(word, other));
  return meant && questionSynonyms.get(meant);
}
