import { nearlySame } from "./nearly-same.ts";
import { meaningOf, type Word, wordsOf } from "./words.ts";

/** The share of a phrasing's words that a sentence must hold to count as saying it. */
export const SAID_SHARE = 0.75;
/** How much of what a concept's phrasings have in common a sentence must hold, in words of its own. */
export const IN_OWN_WORDS_SHARE = 0.8;
const OWN_WORDS_NEEDED = 2;
const NEGATION_REACH = 3;

/** Whether a sentence says what one of the phrasings says: with its words, or with a new mix of theirs. */
export function says(sentence: Word[], phrasings: readonly string[]): boolean {
  const meaning = meaningOf(sentence);
  const phrases = phrasings.map((phrasing) => wordsOf(phrasing));
  const quoted = phrases.some(
    (phrase) => holds(meaning, meaningOf(phrase)) && sameDirection(sentence, phrase),
  );
  if (quoted) return true;
  const affirming = phrases.filter((phrase) => !isNegated(phrase));
  return (
    affirming.length > 0 && !isNegated(sentence) && inOwnWords(meaning, affirming.map(meaningOf))
  );
}

/** A wrong claim is quoted closely or not at all: right sentences are made of the same words. */
export function claims(sentence: Word[], phrasings: readonly string[]): boolean {
  const meaning = meaningOf(sentence);
  return phrasings.some((phrasing) => {
    const phrase = wordsOf(phrasing);
    const wanted = meaningOf(phrase);
    return wanted.length >= 2 && inARow(meaning, wanted) && sameDirection(sentence, phrase);
  });
}

function holds(meaning: string[], wanted: string[]): boolean {
  if (wanted.length === 0) return false;
  const found = wanted.filter((word) => meaning.some((given) => nearlySame(given, word)));
  return found.length / wanted.length >= SAID_SHARE;
}

function inARow(meaning: string[], wanted: string[]): boolean {
  return meaning.some((_, start) =>
    wanted.every((word, offset) => nearlySame(meaning[start + offset] ?? "", word)),
  );
}

function inOwnWords(meaning: string[], phrases: string[][]): boolean {
  const share = new Map<string, number>();
  for (const phrase of phrases) {
    for (const word of new Set(phrase))
      share.set(word, (share.get(word) ?? 0) + 1 / phrases.length);
  }
  const strongest = [...share.values()].sort((a, b) => b - a).slice(0, 3);
  const needed = strongest.reduce((sum, value) => sum + value, 0) * IN_OWN_WORDS_SHARE;
  const found = [...share].filter(([word]) => meaning.some((given) => nearlySame(given, word)));
  const weight = found.reduce((sum, [, value]) => sum + value, 0);
  return phrases.length > 4 && found.length >= OWN_WORDS_NEEDED && weight >= needed;
}

function isNegated(words: Word[]): boolean {
  return words.some((word) => word.negation);
}

/** "not the values" does not say "the values", and the other way round. */
function sameDirection(sentence: Word[], phrase: Word[]): boolean {
  const wanted = meaningOf(phrase);
  const negated = sentence.some(
    (word, at) =>
      word.negation &&
      sentence
        .slice(at + 1, at + 1 + NEGATION_REACH)
        .some((next) => wanted.some((stem) => nearlySame(next.stem, stem))),
  );
  return negated === isNegated(phrase);
}
