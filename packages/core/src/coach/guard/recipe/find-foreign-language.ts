import type { Problem } from "../../../entities/catalog/problem.ts";
import type { CoachContext } from "../../../ports/coach.ts";
import { splitWords } from "../../reading/split-words.ts";
import { learnerTextOf } from "./learner-text.ts";

/** A sentence with a smaller share of grammar words and words of the problem is taken not to be English. */
const FAMILIAR_SHARE = 0.2;
/** Fewer words than this in such sentences are probably names and values. */
export const MIN_FOREIGN_WORDS = 10;

/** Says how many words are not English, or null. Quotations of the learner's own text do not count. */
export function findForeignLanguage(prose: string, context: CoachContext): string | null {
  const own = joinWords(learnerTextOf(context.attempt));
  const unquoted = prose.replaceAll(/"([^"\n]+)"/g, (quoted, text: string) =>
    own.includes(joinWords(text)) ? " " : quoted,
  );
  const typed = splitWords(context.attempt.code).map(({ stem }) => stem);
  const known = new Set([...problemWords(context.problem), ...typed]);
  const foreign = unquoted
    .split(/(?<=[.!?:;。！？：；])\s*|\n/)
    .map((sentence) => countWords(sentence, known))
    .filter(({ all, familiar }) => familiar < all * FAMILIAR_SHARE)
    .reduce((sum, { all }) => sum + all, 0);
  return foreign >= MIN_FOREIGN_WORDS ? `${foreign} words that are not English` : null;
}

const joinWords = (text: string): string =>
  ` ${splitWords(text)
    .map((word) => word.text)
    .join(" ")} `;

/** In scripts without spaces, two characters are about one word. */
const SIGNS_OF_A_WORD = 2;
const otherScript = /[^\p{Script=Latin}\p{Script=Greek}]/u;

function countWords(
  sentence: string,
  known: ReadonlySet<string>,
): { all: number; familiar: number } {
  const words = splitWords(sentence).filter(({ text }) => /^\p{L}{2,}$/u.test(text));
  const all = words.reduce(
    (sum, { text }) =>
      sum + (otherScript.test(text) ? Math.ceil(text.length / SIGNS_OF_A_WORD) : 1),
    0,
  );
  const familiar = words.filter(
    ({ grammar, negation, stem }) => grammar || negation || known.has(stem),
  );
  return { all, familiar: familiar.length };
}

const cached = new WeakMap<Problem, ReadonlySet<string>>();

function problemWords(problem: Problem): ReadonlySet<string> {
  const found = cached.get(problem);
  if (found) return found;
  const { title, statement, constraints, walkthrough, keySteps, hints, references } = problem;
  const texts = [title, statement, ...constraints, walkthrough, ...keySteps, ...hints];
  const known = new Set(
    splitWords([...texts, ...Object.values(references)].join("\n")).map(({ stem }) => stem),
  );
  cached.set(problem, known);
  return known;
}
