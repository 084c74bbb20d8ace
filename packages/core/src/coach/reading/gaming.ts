import { splitWords, type Word } from "./split-words.ts";

const RUN_LENGTH = 5;
const COPIED_SHARE = 0.6;
const MIN_WORDS_TO_JUDGE = 8;
/** At least a third of English prose is grammar; a list of keywords has almost none. */
const KEYWORD_GRAMMAR_SHARE = 0.12;

/** Whether most of a text stands word for word in another. */
export function isCopied(text: string, source: string): boolean {
  const given = splitWords(text).map((word) => word.text);
  if (given.length < MIN_WORDS_TO_JUDGE) return false;
  const known = new Set(wordRuns(splitWords(source).map((word) => word.text)));
  const runs = wordRuns(given);
  return runs.filter((run) => known.has(run)).length / runs.length >= COPIED_SHARE;
}

/** Words that nearly every sentence has; "all" or "on" also stand in lists of keywords. */
const sentenceWords = new Set(
  "a an the is are was be of to in for with it that this you u we i they and or if as from by so which who can has have must do does when then than its your their at into".split(
    " ",
  ),
);

export function isKeywordList(words: Word[]): boolean {
  if (words.length < MIN_WORDS_TO_JUDGE) return false;
  const isSentence = words.some(({ text, negation }) => negation || sentenceWords.has(text));
  const grammarShare = words.filter((word) => word.grammar).length / words.length;
  return !isSentence || grammarShare < KEYWORD_GRAMMAR_SHARE;
}

/** Whether a text is probably not English: too few of its words are grammar or known from the problem. */
export function isForeignLanguage(
  words: Word[],
  known: ReadonlySet<string>,
  leastWords = MIN_WORDS_TO_JUDGE,
): boolean {
  if (words.length < leastWords) return false;
  const familiar = words.filter((word) => word.grammar || word.negation || known.has(word.stem));
  return familiar.length / words.length < 0.2;
}

/** An explanation says what is true; only a few of its clauses are negated. */
const DENIED_SHARE = 0.7;
const MIN_DENIALS = 3;

/** Whether nearly every clause is negated: the right words turned into their opposite. */
export function isDenial(text: string): boolean {
  const clauses = text
    .split(/[.!?;,\n]+|\band\b|\bbut\b/i)
    .map(splitWords)
    .filter((clause) => clause.length > 2);
  const denials = clauses.filter((clause) => clause.some(({ negation }) => negation)).length;
  return denials >= MIN_DENIALS && denials / clauses.length >= DENIED_SHARE;
}

/** The texts that repeat an earlier one, ignoring letter case and punctuation. */
export function findRepeatedTexts(texts: Record<string, string>): string[] {
  const seen = new Set<string>();
  return Object.entries(texts).flatMap(([name, text]) => {
    const plain = splitWords(text)
      .map((word) => word.text)
      .join(" ");
    if (plain === "" || !seen.has(plain)) {
      seen.add(plain);
      return [];
    }
    return [name];
  });
}

function wordRuns(words: string[]): string[] {
  return words
    .slice(0, Math.max(words.length - RUN_LENGTH + 1, 0))
    .map((_, start) => words.slice(start, start + RUN_LENGTH).join(" "));
}
