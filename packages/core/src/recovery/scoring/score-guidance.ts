import { contentStems, splitWords } from "../../coach/reading/split-words.ts";
import type { ProgramFacts } from "../../ports/recovery/program-facts.ts";
import { guidanceWeights, type Lack } from "../../ports/recovery/recovery-voice.ts";
import { checkClaims, namesWhatRan } from "./check-claims.ts";

export type GuidanceScore = { score: number; lacks: Lack[] };

/** A text with at least this score is not refined further. */
export const GOOD_GUIDANCE = 0.85;
const SAME_SHARE = 0.6;

/** Scores what can be checked: whether the text is new, names what ran, and says something true and nothing false about the program. */
export function scoreGuidance(
  text: string,
  facts: ProgramFacts,
  said: readonly string[],
): GuidanceScore {
  const claims = checkClaims(text, facts);
  const meets: Record<Lack, boolean> = {
    novelty: !said.some((earlier) => wordOverlap(text, earlier) >= SAME_SHARE),
    holds: claims.false === 0,
    namesWhatRan: namesWhatRan(text, facts),
    checkable: claims.true > 0,
  };
  const lacks = (Object.keys(meets) as Lack[]).filter((wanted) => !meets[wanted]);
  const score = 1 - lacks.reduce((sum, lack) => sum + guidanceWeights[lack], 0);
  return { score: Math.max(0, Math.round(score * 100) / 100), lacks };
}

/** The share of the shorter text's words that the other text contains, by meaning. */
export function wordOverlap(one: string, other: string): number {
  const [short, long] = [one, other]
    .map((text) => new Set(contentStems(splitWords(text))))
    .sort((a, b) => a.size - b.size);
  if (!short || !long || short.size === 0) return 0;
  return [...short].filter((word) => long.has(word)).length / short.size;
}
