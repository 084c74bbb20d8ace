import { isNearlySame } from "../../reading/is-nearly-same.ts";
import { contentStems, splitWords } from "../../reading/split-words.ts";

const MAX_SENTENCES = 2;
/** A sentence is about a question when it has at least this share of its words. */
const ABOUT_SHARE = 0.5;

/** Words of asking, which do not say what a question is about. */
const askingWords = new Set(
  splitWords(
    "please tell explain say know mean understand question problem task happen case need want thing way work use there always possible ok hi hello",
  ).map(({ stem }) => stem),
);

/** The sentences that a question is about, the best first; empty when none has enough of its words. */
export function findSentencesAbout(
  meaning: readonly string[],
  sentences: readonly string[],
): string[] {
  const wanted = [...new Set(meaning)].filter((word) => !askingWords.has(word));
  if (wanted.length === 0) return [];
  return sentences
    .map((sentence) => ({ sentence, share: shareOf(wanted, contentStems(splitWords(sentence))) }))
    .filter(({ share }) => share >= ABOUT_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, MAX_SENTENCES)
    .map(({ sentence }) => sentence);
}

/** Words that stand in every problem tell little about a sentence. */
const commonWords = new Set(
  splitWords("list number value text input position element function give pair item array").map(
    ({ stem }) => stem,
  ),
);
const COMMON_WEIGHT = 0.25;

function shareOf(wanted: readonly string[], held: readonly string[]): number {
  const found = wanted.filter((word) => held.some((other) => isNearlySame(word, other)));
  return weightOf(found) / weightOf(wanted);
}

const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (commonWords.has(word) ? COMMON_WEIGHT : 1), 0);
