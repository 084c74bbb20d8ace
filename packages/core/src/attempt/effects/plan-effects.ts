import type { PlanPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Effects } from "./effect.ts";

const noPlan: PlanPayload = {
  suggestedPatterns: [],
  chosenPattern: null,
  userConfidence: null,
  invariant: null,
  complexity: null,
  discoveryTriggered: false,
};

function planned({ planPayload }: AnyAttempt, change: Partial<PlanPayload>) {
  return { planPayload: { ...(planPayload ?? noPlan), ...change } };
}

export const planEffects: Effects<
  | "patterns-requested"
  | "patterns-suggested"
  | "pattern-chosen"
  | "pattern-judged"
  | "discovery-run"
> = {
  "patterns-requested": (attempt) => planned(attempt, {}),
  "patterns-suggested": (attempt, { details }) =>
    planned(attempt, { suggestedPatterns: details.suggestedPatterns }),
  "pattern-chosen": (attempt, { details }) =>
    planned(attempt, {
      chosenPattern: details.patternId,
      userConfidence: details.confidence,
      invariant: details.invariant ?? attempt.planPayload?.invariant ?? null,
      complexity: details.complexity ?? attempt.planPayload?.complexity ?? null,
    }),
  "pattern-judged": (attempt, { details }) =>
    planned(attempt, {
      discoveryTriggered:
        details.discoveryTriggered || (attempt.planPayload?.discoveryTriggered ?? false),
    }),
  "discovery-run": (attempt, { details }) =>
    planned(attempt, {
      discoveryTriggered: true,
      ...(details.suggestedPatterns.length > 0 && { suggestedPatterns: details.suggestedPatterns }),
    }),
};
