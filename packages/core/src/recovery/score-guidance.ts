import { contentStems, splitWords } from "../coach/reading/split-words.ts";
import { entryPointIn } from "../entities/catalog/entry-point.ts";
import { guidanceWeights, type Lack } from "../ports/recovery/recovery-voice.ts";
import type { VoiceContext } from "../ports/recovery/recovery-voice-context.ts";
import { lastResults } from "../runs/last-results.ts";

export type GuidanceScore = { score: number; lacks: Lack[] };

/** A text with at least this score is not refined further. */
export const GOOD_GUIDANCE = 0.85;
const SAME_SHARE = 0.6;
const READABLE = { least: 40, most: 900 } as const;
const DOES =
  /\?|\b(take|write|draw|count|follow|run|look|compare|say|try|change|work|step|read|make|name|begin|start)\b/i;

export function scoreGuidance(
  text: string,
  context: VoiceContext,
  said: readonly string[],
): GuidanceScore {
  const meets: Record<Lack, boolean> = {
    novelty: !said.some((earlier) => wordOverlap(text, earlier) >= SAME_SHARE),
    aboutThis: isAbout(text, context),
    somethingToDo: DOES.test(text),
    readable: text.length >= READABLE.least && text.length <= READABLE.most,
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

/** Whether the text mentions the failing test, a name in the program, or words of the problem. */
function isAbout(text: string, { problem, attempt }: VoiceContext): boolean {
  const failing = lastResults(attempt).find(({ status }) => status !== "passed");
  const names = [
    entryPointIn(problem.signature, attempt.language),
    ...problem.signature.parameters.map(({ name }) => name),
  ];
  if (failing && text.includes(failing.purpose)) return true;
  if (names.some((name) => name.length > 2 && text.includes(name))) return true;
  const own = new Set(contentStems(splitWords(`${problem.title} ${problem.statement}`)));
  const words = new Set(contentStems(splitWords(text)));
  return [...words].filter((word) => own.has(word)).length >= 3;
}
