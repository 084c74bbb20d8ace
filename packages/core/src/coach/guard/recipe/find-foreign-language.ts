import type { Problem } from "../../../entities/catalog/problem.ts";
import { nonComposingCommands } from "../../../entities/people/command-whitelist.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import { MAX_FOREIGN_QUESTION_WORDS } from "../../../prompts/coach-rules.ts";
import { joinWords } from "../../reading/join-words.ts";
import { splitWords, type Word } from "../../reading/split-words.ts";
import type { PolicyRules } from "../policies.ts";
import { isToldInOtherLanguage } from "./is-told-in-other-language.ts";
import { learnerTextOf } from "./learner-text.ts";

/** A sentence in which less than this share is grammar or the problem's own words is not English. */
const FAMILIAR_SHARE = 0.2;
/**
 * The share of grammar, the problem's words and all published words. A heading or a button with this much is English,
 * although it has no grammar; a sentence with less than the second is not, although it has short words that languages
 * share.
 */
const ENGLISH_SHARE = 0.6;
const FOREIGN_SHARE = 0.35;
/**
 * The same for a learner's text. It is higher because languages share short words, and nothing is given away if such a
 * text is taken for English.
 */
const FAMILIAR_SHARE_OF_LEARNER = 0.4;
/** Fewer foreign words than this are names and values. */
export const MIN_FOREIGN_WORDS = 10;

/** Commands and file names are in no language; a reply may propose many of them. */
const toolWords = [
  ...nonComposingCommands,
  ...["echo", "cut", "nl", "py", "js", "ts", "md", "json", "scratch", "notes", "solution", "tests"],
]
  .flatMap((name) => splitWords(name))
  .map(({ stem }) => stem);

const sentenceEnd = /(?<=[.!?:;。！？：；؟])\s*|\n/;
const QUESTION_END = /[?？؟]\s*$/u;
const MAX_FOREIGN_QUESTIONS = 3;

/** Why the guard cannot read a reply; null when it can. What the learner wrote may be quoted. */
export function findForeignLanguage(
  prose: string,
  context: CoachContext,
  allowed: PolicyRules["foreign"],
  published: ReadonlySet<string> = new Set(),
): string | null {
  if (allowed === "everything") return null;
  const own = joinWords(learnerTextOf(context.attempt));
  const unquoted = prose.replaceAll(/"([^"\n]+)"/g, (quoted, text: string) =>
    own.includes(joinWords(text)) ? " " : quoted,
  );
  const sentences = unquoted.split(sentenceEnd);
  if (allowed === "nothing" && sentences.some(isToldInOtherLanguage)) {
    return "a sentence that is not English";
  }
  const known = knownIn(context);
  const foreign = unreadIn(unquoted, known, published);
  const count = wordCount(foreign);
  if (count < MIN_FOREIGN_WORDS) return null;
  const mayStand =
    allowed === "short-questions" &&
    areShortQuestions(foreign) &&
    isForeign(context.attempt.understandPayload?.explanation ?? "", known);
  return mayStand ? null : `${count} words that are not English`;
}

function areShortQuestions(sentences: readonly Sentence[]): boolean {
  const isShortQuestion = ({ text, all }: Sentence) =>
    QUESTION_END.test(text) && all <= MAX_FOREIGN_QUESTION_WORDS;
  return sentences.length <= MAX_FOREIGN_QUESTIONS && sentences.every(isShortQuestion);
}

function isForeign(text: string, known: ReadonlySet<string>): boolean {
  const { all, familiar } = countWords(text, known);
  return familiar < all * FAMILIAR_SHARE_OF_LEARNER;
}

type Sentence = { text: string; all: number; familiar: number };

function unreadIn(
  text: string,
  known: ReadonlySet<string>,
  published: ReadonlySet<string>,
): Sentence[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => ({ text: sentence, ...countWords(sentence, known) }))
    .filter((sentence) => isUnread(sentence, known, published));
}

function isUnread(
  { text, all, familiar }: Sentence,
  known: ReadonlySet<string>,
  published: ReadonlySet<string>,
): boolean {
  const lacksGrammar = familiar < all * FAMILIAR_SHARE;
  if (published.size === 0) return lacksGrammar;
  const english = wordsIn(text).filter(
    (word) => isFamiliar(word, known) || published.has(word.stem),
  ).length;
  return english < all * FOREIGN_SHARE || (lacksGrammar && english < all * ENGLISH_SHARE);
}

/** Each sentence counts once: a heading that comes again tells nothing new. */
function wordCount(sentences: readonly Sentence[]): number {
  const once = new Map(sentences.map(({ text, all }) => [text, all]));
  return [...once.values()].reduce((sum, all) => sum + all, 0);
}

function knownIn({ problem, attempt }: CoachContext): ReadonlySet<string> {
  const typed = splitWords(attempt.code).map(({ stem }) => stem);
  return new Set([...problemWords(problem), ...typed, ...toolWords]);
}

/** In a script without spaces two signs count as a word. */
const SIGNS_OF_A_WORD = 2;
const otherScript = /[^\p{Script=Latin}\p{Script=Greek}]/u;

function countWords(
  sentence: string,
  known: ReadonlySet<string>,
): { all: number; familiar: number } {
  const words = wordsIn(sentence);
  const all = words.reduce(
    (sum, { text }) =>
      sum + (otherScript.test(text) ? Math.ceil(text.length / SIGNS_OF_A_WORD) : 1),
    0,
  );
  return { all, familiar: words.filter((word) => isFamiliar(word, known)).length };
}

const wordsIn = (sentence: string): Word[] =>
  splitWords(sentence).filter(({ text }) => /^\p{L}{2,}$/u.test(text));

const isFamiliar = ({ grammar, negation, stem }: Word, known: ReadonlySet<string>): boolean =>
  grammar || negation || known.has(stem);

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
