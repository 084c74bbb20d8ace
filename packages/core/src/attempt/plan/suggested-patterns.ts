import type { SuggestedPattern } from "../../entities/attempt/attempt-payloads.ts";
import type { PatternCandidate } from "../../ports/coach/coach.ts";

export function suggestedPatternsOf(candidates: readonly PatternCandidate[]): SuggestedPattern[] {
  return candidates.map(({ patternId, name, reason, confidence }) => ({
    patternId,
    name,
    reason,
    aiConfidence: confidence,
  }));
}
