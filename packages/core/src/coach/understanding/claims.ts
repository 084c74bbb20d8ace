import { nearlySame } from "../reading/nearly-same.ts";
import { meaningOf, type Word, wordsOf } from "../reading/words.ts";

const LEAST_WORDS = 2;
const articles = new Set(["a", "an", "the"]);

/** A wrong claim is quoted word for word or not at all: right sentences are made of the same words. */
export function claims(text: string, wrong: readonly string[], right: readonly string[]): boolean {
  return text
    .split(/[.!?;,:()\n]+|->|→/)
    .map(wordsOf)
    .some((clause) => quotes(clause, wrong) && !quotes(clause, right));
}

function quotes(clause: readonly Word[], phrasings: readonly string[]): boolean {
  const given = clause.filter(({ text }) => !articles.has(text));
  return phrasings.some((phrasing) => {
    const words = wordsOf(phrasing);
    if (meaningOf(words).length < LEAST_WORDS || isNegated(clause) !== isNegated(words))
      return false;
    const wanted = words.filter(({ text }) => !articles.has(text));
    return given.some((_, at) =>
      wanted.every(({ stem }, offset) => nearlySame(given[at + offset]?.stem ?? "", stem)),
    );
  });
}

function isNegated(words: readonly Word[]): boolean {
  return words.some(({ negation }) => negation);
}
