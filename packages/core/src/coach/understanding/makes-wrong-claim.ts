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
  const [wrongClaims, rightClaims] = [wrong.flatMap(readClaim), right.flatMap(readClaim)];
  return text
    .split(/[.!?;,:()\n]+|->|→/)
    .map(splitWords)
    .some((clause) => isQuotedIn(clause, wrongClaims) && !isQuotedIn(clause, rightClaims));
}

type Claim = { words: Word[]; negated: boolean };

/** Nothing where the phrasing says too little to be recognised. */
function readClaim(phrasing: string): Claim[] {
  const words = splitWords(phrasing);
  if (contentStems(words).length < LEAST_WORDS) return [];
  return [{ words: words.filter(({ text }) => !articles.has(text)), negated: isNegated(words) }];
}

function isQuotedIn(clause: readonly Word[], claims: readonly Claim[]): boolean {
  const given = clause.filter(({ text }) => !articles.has(text));
  const negated = isNegated(clause);
  return claims.some(
    (claim) =>
      claim.negated === negated &&
      given.some((_, at) =>
        claim.words.every(({ stem }, offset) => isNearlySame(given[at + offset]?.stem ?? "", stem)),
      ),
  );
}

function isNegated(words: readonly Word[]): boolean {
  return words.some(({ negation }) => negation);
}
