import { isNearlySame } from "../reading/is-nearly-same.ts";
import { contentStems, splitWords, type Word } from "../reading/split-words.ts";

const LEAST_WORDS = 2;
const articles = new Set(["a", "an", "the"]);

/** Whether a clause states a wrong claim nearly word for word; a looser match would also hit right sentences. */
export function makesWrongClaim(
  text: string,
  wrong: readonly string[],
  right: readonly string[],
): boolean {
  return text
    .split(/[.!?;,:()\n]+|->|→/)
    .map(splitWords)
    .some((clause) => isQuotedIn(clause, wrong) && !isQuotedIn(clause, right));
}

function isQuotedIn(clause: readonly Word[], phrasings: readonly string[]): boolean {
  const given = clause.filter(({ text }) => !articles.has(text));
  return phrasings.some((phrasing) => {
    const words = splitWords(phrasing);
    if (contentStems(words).length < LEAST_WORDS || isNegated(clause) !== isNegated(words))
      return false;
    const wanted = words.filter(({ text }) => !articles.has(text));
    return given.some((_, at) =>
      wanted.every(({ stem }, offset) => isNearlySame(given[at + offset]?.stem ?? "", stem)),
    );
  });
}

function isNegated(words: readonly Word[]): boolean {
  return words.some(({ negation }) => negation);
}
