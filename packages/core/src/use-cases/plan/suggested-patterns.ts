import type { PatternCandidate } from "../../coach/coach.ts";
import type { SuggestedPattern } from "../../entities/attempt-payloads.ts";

export function suggestedPatternsOf(candidates: readonly PatternCandidate[]): SuggestedPattern[] {
  return candidates.map(({ patternId, name, reason, confidence }) => ({
    patternId,
    name,
    reason,
    aiConfidence: confidence,
  }));
}
