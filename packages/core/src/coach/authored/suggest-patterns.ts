import type { Problem } from "../../entities/catalog/problem.ts";
import type { PatternMatch } from "../../entities/catalog/problem-teaching.ts";
import type {
  CoachContext,
  PatternCandidate,
  PatternSuggestions,
} from "../../ports/coach/coach.ts";
import { firstSentence } from "../../text/first-sentence.ts";
import { contentStems, splitWords } from "../reading/split-words.ts";

const CANDIDATES = 3;

const baseConfidence: Record<PatternMatch, number> = { GOOD: 0.6, MAYBE: 0.4, MISMATCH: 0.1 };
/** The most that the learner's own words can add to a pattern's score. */
const OWN_WORDS_WEIGHT = 0.3;

export function suggestPatterns({
  problem,
  attempt,
  explanation,
}: CoachContext & { explanation: string }): PatternSuggestions {
  const text = [explanation, attempt.understandPayload?.explanation ?? ""].join("\n");
  const candidates = problem.patternFits
    .filter(({ match }) => match !== "MISMATCH")
    .map((fit) => candidate(fit, text))
    .concat(temptingCandidate(problem, text))
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, CANDIDATES);
  return {
    candidates,
    recommendedNextAction:
      "Read the reasons, choose the one you can defend, and say how sure you are.",
    isFallback: false,
  };
}

type Fit = Problem["patternFits"][number];

function candidate({ patternId, name, match, reason }: Fit, text: string): PatternCandidate {
  const confidence = baseConfidence[match] + OWN_WORDS_WEIGHT * overlap(text, `${name} ${reason}`);
  return {
    patternId,
    name,
    reason: firstSentence(reason),
    confidence: Math.round(confidence * 100) / 100,
  };
}

/** Adds a tempting pattern that does not fit, because a single candidate would give the answer away. */
function temptingCandidate({ patternFits }: Problem, text: string): PatternCandidate[] {
  const enough = patternFits.filter(({ match }) => match !== "MISMATCH").length >= 2;
  if (enough) return [];
  return patternFits
    .filter(({ match }) => match === "MISMATCH")
    .map((fit) => candidate(fit, text))
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, 1)
    .map((one) => ({ ...one, reason: "People try this one too. What would have to hold for it?" }));
}

/** Only the first sentence is shown before a choice is made; the later ones may say too much. */

function overlap(text: string, about: string): number {
  const given = new Set(contentStems(splitWords(text)));
  const wanted = [...new Set(contentStems(splitWords(about)))];
  return wanted.length === 0 ? 0 : wanted.filter((word) => given.has(word)).length / wanted.length;
}
