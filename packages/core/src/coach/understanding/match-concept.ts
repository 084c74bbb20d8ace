import type { StemWeight } from "./concept-weights.ts";
import { isDenied } from "./is-denied.ts";
import { isTypoOf } from "./is-typo-of.ts";
import { type UnderstoodWord, understandWords } from "./split-sentences.ts";
import { wordMeaning } from "./word-meaning.ts";

/**
 * The share of a phrasing's weight that a text must hold. `said` is credited. `touched` is neither credited nor called
 * missing, because the learner probably means it.
 */
export const SHARES = { said: 0.7, touched: 0.45, saidInTwoSentences: 0.75 };
/** One common word shows no understanding, however short the phrasing is. */
export const LEAST_WEIGHT = 0.9;
/** A word belongs to a concept when at least this share of its uses among the sibling concepts is in it. */
export const OWN_SHARE = 0.5;
/** A word in at least this share of a concept's phrasings must be in the text too. */
export const KEY_SHARE = 0.5;
const NEGATION_WEIGHT = 0.5;
const LEAST_WORDS = 2;
const LEAST_PHRASINGS_FOR_A_KEY = 4;

/** `mentioned` counts as said, but too little of it is about this problem to be praised. */
export type ConceptMatch = "said" | "mentioned" | "touched" | "not-said";

export const isSaid = (match: ConceptMatch | undefined) =>
  match === "said" || match === "mentioned";

type Stem = {
  weight: number;
  /** Not one of the words that say something only together with others. */
  isPlain: boolean;
  times: number;
  denied: boolean;
};
type Share = { share: number; isTelling: boolean };
type Phrase = { stems: Map<string, Stem>; denies: boolean; short: boolean };

/** Matches consecutive sentences with a concept. `siblings` are the phrasings of the concepts it must be told apart from. */
export function createConceptMatcher(
  phrasings: readonly string[],
  siblings: readonly (readonly string[])[],
  weigh: StemWeight,
): (sentences: readonly (readonly UnderstoodWord[])[]) => ConceptMatch {
  const phrases = phrasings.map((phrasing) => readPhrase(phrasing, weigh));
  const strength = stemStrengths(phrases);
  const others = siblings.map((each) => stemStrengths(each.map((text) => readPhrase(text, weigh))));
  const isOwn = (stem: string) => {
    const here = strength.get(stem) ?? 0;
    const there = others.reduce((sum, other) => sum + (other.get(stem) ?? 0), 0);
    return here / (here + there) >= OWN_SHARE;
  };
  const isKey = (stem: string) =>
    phrases.length >= LEAST_PHRASINGS_FOR_A_KEY &&
    phrases.filter(({ stems }) => stems.has(stem)).length >= phrases.length * KEY_SHARE;

  /** The share of each fitting phrasing that the words contain, with the same negation. */
  function sharesIn(words: readonly UnderstoodWord[]): Share[] {
    return phrases.flatMap((phrase) => {
      const found = findStems(words, phrase);
      const share = shareFound(found, phrase, words);
      const fits =
        (share === 1 || [...found].some(isOwn)) &&
        ![...phrase.stems.keys()].some((stem) => isKey(stem) && !found.has(stem)) &&
        hasSameNegation(found, phrase, words);
      return fits ? [{ share, isTelling: isTelling(found, share, phrase) }] : [];
    });
  }

  return (sentences) => {
    const single = different(sentences).flatMap(sharesIn);
    const said = single.filter(({ share }) => share >= SHARES.said);
    if (said.some((each) => each.isTelling)) return "said";
    const pairs = sentences.slice(1).map((next, at) => [...(sentences[at] ?? []), ...next]);
    const saidInTwo = different(pairs)
      .flatMap(sharesIn)
      .filter(({ share }) => share >= SHARES.saidInTwoSentences);
    if (saidInTwo.some((each) => each.isTelling)) return "said";
    if (said.length + saidInTwo.length > 0) return "mentioned";
    return single.some(({ share }) => share >= SHARES.touched) ? "touched" : "not-said";
  };
}

/** Each sentence once: what is repeated says nothing more, and may be repeated a thousand times. */
function different(sentences: readonly (readonly UnderstoodWord[])[]) {
  return [
    ...new Map(sentences.map((words) => [words.map(({ text }) => text).join(" "), words])).values(),
  ];
}

/** Words that fit nearly every task, so that they show nothing about this one by themselves. */
const commonStems = new Set(
  ["start", "end", "first", "last", "wrong", "right", "big", "long", "answer", "work", "fast"].map(
    wordMeaning,
  ),
);

/** Whether the words that were found are about this problem: one of its own words, and not by itself. */
function isTelling(found: ReadonlySet<string>, share: number, { stems }: Phrase): boolean {
  const own = [...found].filter(
    (stem) => stems.get(stem)?.isPlain && !commonStems.has(stem) && !/^\d+$/.test(stem),
  );
  return own.length > 0 && (found.size > 1 || share === 1);
}

function readPhrase(phrasing: string, weigh: StemWeight): Phrase {
  const words = understandWords(phrasing);
  const stems = new Map<string, Stem>();
  for (const [at, { stem, weight }] of words.entries()) {
    if (weight === 0) continue;
    const times = (stems.get(stem)?.times ?? 0) + 1;
    stems.set(stem, {
      weight: weight * weigh(stem),
      isPlain: weight === 1,
      times,
      denied: isDenied(words, at),
    });
  }
  return { stems, denies: words.some(({ negation }) => negation), short: words.length <= 2 };
}

/** How strongly each word belongs to all phrasings together. */
function stemStrengths(phrases: readonly Phrase[]): Map<string, number> {
  const strength = new Map<string, number>();
  for (const { stems } of phrases) {
    for (const [stem, { weight }] of stems) {
      strength.set(stem, (strength.get(stem) ?? 0) + weight / phrases.length);
    }
  }
  return strength;
}

/** Finds the phrase's stems in a text. "round with round, square with square" needs each word twice; "floor by floor" does not. */
function findStems(words: readonly UnderstoodWord[], { stems }: Phrase): Set<string> {
  const count = (stem: string) => words.filter((word) => isTypoOf(word.stem, stem)).length;
  const pairsUp = [...stems.values()].filter(({ times }) => times > 1).length > 1;
  return new Set(
    [...stems].flatMap(([stem, { times }]) => (count(stem) >= (pairsUp ? times : 1) ? [stem] : [])),
  );
}

function shareFound(
  found: ReadonlySet<string>,
  phrase: Phrase,
  words: readonly UnderstoodWord[],
): number {
  const { stems, denies, short } = phrase;
  const denial = denies && (words.some(({ negation }) => negation) || callsItWrong(words));
  if (!short && found.size + (denial ? 1 : 0) < LEAST_WORDS) return 0;
  const weightOf = (some: Iterable<string>) =>
    [...some].reduce((sum, stem) => sum + (stems.get(stem)?.weight ?? 0), 0);
  const held = weightOf(found) + (denial ? NEGATION_WEIGHT : 0);
  const all = weightOf(stems.keys()) + (denies ? NEGATION_WEIGHT : 0);
  return held >= LEAST_WEIGHT ? held / all : 0;
}

/** Whether the text negates the same words as the phrasing: "not the values" does not say "the values". */
function hasSameNegation(
  found: ReadonlySet<string>,
  phrase: Phrase,
  words: readonly UnderstoodWord[],
) {
  if (phrase.denies && !words.some(({ negation }) => negation) && !callsItWrong(words))
    return false;
  return [...found].every((stem) => {
    const wanted = phrase.stems.get(stem)?.denied ?? false;
    const places = words.flatMap((word, at) => (isTypoOf(word.stem, stem) ? [at] : []));
    return places.some((at) => isDenied(words, at) === wanted) || (wanted && callsItWrong(words));
  });
}

/** Whether the text calls something wrong, which counts as a negation: "if one is open it is wrong". */
function callsItWrong(words: readonly UnderstoodWord[]): boolean {
  return words.some(({ stem }) => stem === "wrong");
}
