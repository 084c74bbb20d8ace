import type { Finding, TextSearch } from "../../../../ports/coach/knowledge.ts";
import { isNearlySame } from "../../../reading/is-nearly-same.ts";
import { isTypoOf } from "../../../understanding/is-typo-of.ts";
import { termsOf } from "./question-terms.ts";
import { sumWeights, type TermWeights, weighTerms } from "./term-weights.ts";

/** Something that can be found: how it is asked for, what it says, and the names in its code. */
export type Findable<Found> = {
  found: Found;
  asks: readonly string[];
  text: string;
  names?: readonly string[];
};
/** The best first. What is not meant is left out before the best are taken. */
export type Finder<Found> = (
  question: string,
  isMeant?: (found: Found) => boolean,
) => Finding<Found>[];

/** The weight of a question's word that is only in an entry's text, and not in the ways it is asked for. */
const IN_TEXT = 0.4;
const MAX_FINDINGS = 6;
/** When a smaller share of a question's words is in any entry, the question is about something else. */
const MOSTLY_KNOWN = 0.7;

/** A name of its code finds a thing as an authored question does, but a little less surely. */
const BY_NAME = 0.93;
/** A name that more things have tells nothing about any of them. */
const MOST_WITH_NAME = 3;

/** In confidence: two that fit this much alike are put in order by all words of the question. */
const TIE = 0.02;

type Known<Found> = {
  found: Found;
  asked: string[][];
  /** All words of each way of asking, also those that say nothing about the subject. */
  words: Set<string>[];
  names: string[][];
  all: string[];
};

/** Builds the index once. The search finds candidates, also for misspelt words; how well each fits is worked out here. */
export function createFinder<Found>(
  things: readonly Findable<Found>[],
  { index }: TextSearch,
): Finder<Found> {
  const isTelling = tellingNames(things);
  const known = things.map(({ found, asks, text, names = [] }): Known<Found> => {
    const asked = asks.map(termsOf).filter((terms) => terms.length > 0);
    const telling = names.filter(isTelling).map(termsOf);
    const named = telling.filter((terms) => terms.length > 0);
    const all = new Set([...asked.flat(), ...named.flat(), ...termsOf(text)]);
    return { found, asked, words: asks.map(wordsOf), names: named, all: [...all] };
  });
  const weigh = weighTerms(known.map(({ all }) => all));
  const vocabulary = [...new Set(known.flatMap(({ all }) => all))];
  const built = index(
    known.map(({ asked, names, all }, at) => ({
      id: String(at),
      asks: [...asked, ...names].flat().join(" "),
      text: all.join(" "),
    })),
  );
  return (question, isMeant = () => true) => {
    const wanted = termsOf(question);
    if (wanted.length === 0) return [];
    const knownShare = sharedTerms(wanted, vocabulary).length / wanted.length;
    const doubt = knownShare >= MOSTLY_KNOWN ? 1 : knownShare;
    const words = wordsOf(question);
    return built
      .search(wanted.join(" "))
      .flatMap(({ id }) => known[Number(id)] ?? [])
      .filter(({ found }) => isMeant(found))
      .map((thing) => ({
        found: thing.found,
        confidence: doubt * fitOf(thing, wanted, weigh),
        alike: Math.max(0, ...thing.words.map((each) => shareOf(each, words))),
      }))
      .sort(
        (one, other) =>
          Math.round((other.confidence - one.confidence) / TIE) || other.alike - one.alike,
      )
      .slice(0, MAX_FINDINGS)
      .map(({ found, confidence }) => ({ found, confidence }));
  };
}

const MAX_WORDS = 40;
const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .slice(0, 400)
        .toLowerCase()
        .match(/[\p{L}\p{N}_()[\]]+/gu) ?? []
    ).slice(0, MAX_WORDS),
  );

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

function tellingNames(things: readonly Findable<unknown>[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const { names = [] } of things) {
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (name) => (counts.get(name) ?? 0) <= MOST_WITH_NAME;
}

/** How well the best way of asking fits: which share of the question it holds, and the question of it. */
function fitOf<Found>(
  { asked, names, all }: Known<Found>,
  wanted: readonly string[],
  weigh: TermWeights,
): number {
  const weight = sumWeights(wanted, weigh);
  const inText = sumWeights(sharedTerms(wanted, all), weigh);
  const fitOfAsk = (ask: readonly string[]) => {
    const shared = sumWeights(sharedTerms(wanted, ask), weigh);
    const held = (shared + IN_TEXT * (inText - shared)) / weight;
    const asks = shared / sumWeights(ask, weigh);
    return held + asks === 0 ? 0 : (2 * held * Math.min(1, asks)) / (held + Math.min(1, asks));
  };
  return Math.max(0, ...asked.map(fitOfAsk), ...names.map((name) => BY_NAME * fitOfAsk(name)));
}

/** Shorter words must be spelled right: “stuck” is no “stack”. */
const LEAST_LENGTH_FOR_TYPOS = 6;

const sharedTerms = (wanted: readonly string[], held: readonly string[]): string[] =>
  wanted.filter((term) => held.includes(term) || held.some((other) => isMisspelt(term, other)));

/** Two mistakes are forgiven only in a long word: “shortest” is no “shortcut”. */
const LEAST_LENGTH_FOR_TWO = 10;

const isMisspelt = (term: string, other: string): boolean =>
  term.length >= LEAST_LENGTH_FOR_TYPOS &&
  (term.length >= LEAST_LENGTH_FOR_TWO ? isTypoOf(term, other) : isNearlySame(term, other));
