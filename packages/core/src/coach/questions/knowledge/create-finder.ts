import type { Finding, TextSearch } from "../../../ports/coach/knowledge.ts";
import { isTypoOf } from "../../understanding/is-typo-of.ts";
import { termsOf } from "./question-terms.ts";
import { sumWeights, weighTerms } from "./term-weights.ts";

/** Something that can be found: how it is asked for, and what it says. */
export type Findable<Found> = { found: Found; asks: readonly string[]; text: string };
/** The best first. */
export type Finder<Found> = (question: string) => Finding<Found>[];

/** How much the best way of asking counts, against how much of the question stands in the text at all. */
const ASK_SHARE = 0.75;
const MAX_FINDINGS = 6;
/** With a smaller share of words that stand in any text here, a question is about something else. */
const MOSTLY_KNOWN = 0.7;

/** Builds the index once. The search finds candidates, also for misspelt words; how well each fits is worked out here. */
export function createFinder<Found>(
  things: readonly Findable<Found>[],
  { index }: TextSearch,
): Finder<Found> {
  const known = things.map(({ found, asks, text }) => {
    const asked = asks.map(termsOf).filter((terms) => terms.length > 0);
    return { found, asked, all: [...new Set([...asked.flat(), ...termsOf(text)])] };
  });
  const weigh = weighTerms(known.map(({ all }) => all));
  const vocabulary = new Set(known.flatMap(({ all }) => all));
  const built = index(
    known.map(({ asked, all }, at) => ({
      id: String(at),
      asks: asked.flat().join(" "),
      text: all.join(" "),
    })),
  );
  return (question) => {
    const wanted = termsOf(question);
    const weight = sumWeights(wanted, weigh);
    if (weight === 0) return [];
    const knownShare = sharedTerms(wanted, [...vocabulary]).length / wanted.length;
    const doubt = knownShare >= MOSTLY_KNOWN ? 1 : knownShare;
    const candidates = built.search(wanted.join(" ")).flatMap(({ id }) => known[Number(id)] ?? []);
    return candidates
      .map(({ found, asked, all }) => {
        const asks = asked.map((ask) => {
          const shared = sumWeights(sharedTerms(wanted, ask), weigh);
          return (2 * shared) / (weight + sumWeights(ask, weigh));
        });
        const held = sumWeights(sharedTerms(wanted, all), weigh) / weight;
        const best = Math.max(0, ...asks);
        return { found, confidence: doubt * (ASK_SHARE * best + (1 - ASK_SHARE) * held) };
      })
      .sort((one, other) => other.confidence - one.confidence)
      .slice(0, MAX_FINDINGS);
  };
}

/** Shorter words must be spelled right: “stuck” is no “stack”. */
const LEAST_LENGTH_FOR_TYPOS = 6;

const sharedTerms = (wanted: readonly string[], held: readonly string[]): string[] =>
  wanted.filter((term) => held.includes(term) || held.some((other) => isMisspelt(term, other)));

const isMisspelt = (term: string, other: string): boolean =>
  term.length >= LEAST_LENGTH_FOR_TYPOS && isTypoOf(term, other);
