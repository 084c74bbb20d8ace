import type { z } from "zod";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { PatternMatch } from "../../../entities/catalog/problem-teaching.ts";
import type {
  CoachContext,
  PatternCandidate,
  PatternSuggestions,
} from "../../../ports/coach/coach.ts";
import { patternsBrief, problemBrief } from "../../../prompts/problem-brief.ts";
import { askForParts } from "../call/ask-for-parts.ts";
import {
  fallbackMarks,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";
import { replySchemas } from "../reply-schemas.ts";

const FEWEST = 2;
const MOST = 3;

/** The highest confidence a model may give a pattern, by how well the catalogue says it fits. */
export const MOST_CONFIDENT: Record<PatternMatch, number> = { GOOD: 1, MAYBE: 0.8, MISMATCH: 0.3 };

type Suggested = z.infer<typeof replySchemas.suggestions>["candidates"];

/** The model orders and describes the patterns that the catalogue offers. One that fits is always among them. */
export async function suggestPatterns(
  deps: StartedModelCoachOptions,
  context: CoachContext & { explanation: string },
): Promise<PatternSuggestions> {
  const { problem, attempt } = context;
  const authored = await deps.authored.suggestPatterns(context);
  const modelCall = prepareModelCall(deps, "suggest-patterns", context, {
    problem: problemBrief(problem, attempt.language),
    patterns: patternsBrief(problem),
    learner_explanation: [context.explanation, attempt.understandPayload?.explanation ?? ""].join(
      "\n\n",
    ),
  });
  const { parts, reason } = await askForParts(
    modelCall,
    replySchemas.suggestions,
    ({ candidates = [], recommendedNextAction = "" }) => [
      ...candidates.map((candidate) => candidate.reason),
      recommendedNextAction,
    ],
  );
  const known = fromCatalogue(problem, parts.candidates ?? []);
  const tooFew = known.length < FEWEST;
  return {
    candidates: tooFew ? authored.candidates : withOneThatFits(problem, known, authored),
    recommendedNextAction: parts.recommendedNextAction?.trim() || authored.recommendedNextAction,
    ...fallbackMarks(reason ?? (tooFew ? "malformed" : null)),
  };
}

function fromCatalogue({ patternFits }: Problem, suggested: Suggested): PatternCandidate[] {
  const seen = new Set<string>();
  return suggested
    .flatMap(({ patternId, reason, confidence }) => {
      const fit = patternFits.find((one) => one.patternId === patternId);
      if (!fit || seen.has(patternId) || reason.trim() === "") return [];
      seen.add(patternId);
      const most = MOST_CONFIDENT[fit.match];
      return [{ patternId, name: fit.name, reason, confidence: Math.min(confidence, most) }];
    })
    .sort(byConfidence)
    .slice(0, MOST);
}

function withOneThatFits(
  { patternFits }: Problem,
  candidates: PatternCandidate[],
  authored: PatternSuggestions,
): PatternCandidate[] {
  const good = new Set(
    patternFits.filter(({ match }) => match === "GOOD").map(({ patternId }) => patternId),
  );
  if (candidates.some(({ patternId }) => good.has(patternId))) return candidates;
  const fitting = authored.candidates.find(({ patternId }) => good.has(patternId));
  return fitting ? [...candidates.slice(0, MOST - 1), fitting].sort(byConfidence) : candidates;
}

function byConfidence(one: PatternCandidate, other: PatternCandidate): number {
  return other.confidence - one.confidence;
}
