import { type Parameter, singular } from "../reading/parameter.ts";
import {
  BARE_FOLLOWERS,
  BARE_INTRO,
  COMMON_WORDS,
  FINAL_MARKS,
  GIVING_MARKS,
  TAKING_MARKS,
  WEAK_MARKS,
} from "../reading/word-lists.ts";
import { endsThought, isSign, isWord, type Token, type Word } from "../tokens/token.ts";

/** More words than any problem takes; the limit keeps reading linear. */
const MAX_TEXTS = 50;

type BareText = {
  value: string;
  next: number;
  /** The parameter's own name does not stand before it, so it counts only when the result follows directly. */
  bare: boolean;
};

/** A text without quotes, where it is unlikely to be a word of the sentence. */
export function bareTextAt(
  tokens: readonly Token[],
  at: number,
  { name: ownName, vocabulary }: Parameter,
  name: string | null,
): BareText | null {
  const token = tokens[at];
  if (token?.kind !== "word" || COMMON_WORDS.has(token.text)) return null;
  if (vocabulary.has(singular(token.text)) || !standsAlone(tokens, at, token)) return null;
  const text = { value: token.raw, next: at + 1, bare: name !== ownName };
  const before = tokens[at - 1];
  if (name === null) return isWord(before, BARE_INTRO) || startsSentence(before) ? text : null;
  if (isSign(before, "=", ":")) return text;
  if (isWord(before, IS)) return isTelling(token) ? text : null;
  if (before?.kind !== "word" || before.text !== name) return null;
  return text.bare || isWord(tokens[at - 2], BARE_INTRO) ? text : null;
}

const IS = new Set(["is"]);

const startsSentence = (before: Token | undefined) => endsThought(before) || isSign(before, ":");

/** Whether the word has capitals, digits or brackets, which ordinary words inside a sentence do not begin with. */
const isTelling = ({ raw }: Word) => /[\p{Lu}\p{N}()[\]{}]/u.test(raw);

function standsAlone(tokens: readonly Token[], at: number, word: Word): boolean {
  const next = tokens[at + 1];
  if (endsThought(next) || isSign(next, ",", ":", ";", "->", "=", "(", "#")) return true;
  if (next?.kind !== "word" || next.start === word.end) return false;
  return [BARE_FOLLOWERS, FINAL_MARKS, GIVING_MARKS, TAKING_MARKS, WEAK_MARKS].some((words) =>
    words.has(next.text),
  );
}

/** Several texts without quotes: "words are tea, pot, lid". */
export function bareTextsAt(
  tokens: readonly Token[],
  first: number,
): { value: string[]; next: number } | null {
  const value: string[] = [];
  let at = first;
  while (value.length < MAX_TEXTS) {
    const word = tokens[at];
    if (word?.kind !== "word") return null;
    value.push(word.raw);
    at += 1;
    if (!isSign(tokens[at], ",")) break;
    at += 1;
  }
  return value.length > 1 && (endsThought(tokens[at]) || isSign(tokens[at], ":", ";", "->"))
    ? { value, next: at }
    : null;
}
