import type { DetailsOf } from "../../entities/attempt/attempt-event.ts";
import type { Invariant, PlanPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import type { Effects } from "./effect.ts";

export const noPlan: PlanPayload = {
  suggestedPatterns: [],
  chosenPattern: null,
  userConfidence: null,
  invariant: null,
  complexity: null,
  discoveryTriggered: false,
};

export const planEffects: Effects<
  | "patterns-requested"
  | "patterns-suggested"
  | "pattern-chosen"
  | "pattern-judged"
  | "plan-revision-sent"
  | "plan-revised"
  | "discovery-run"
> = {
  "patterns-requested": (attempt) => planned(attempt, {}),
  "patterns-suggested": (attempt, { details }) =>
    planned(attempt, {
      suggestedPatterns: details.suggestedPatterns,
      suggestionMarks: marksOf(details),
    }),
  "pattern-chosen": (attempt, { details }) => planned(attempt, chosen(attempt, details)),
  "pattern-judged": (attempt, { details }) =>
    planned(attempt, {
      invariant: withFeedback(attempt.planPayload?.invariant ?? null, details),
      discoveryTriggered:
        details.discoveryTriggered || (attempt.planPayload?.discoveryTriggered ?? false),
    }),
  "plan-revision-sent": () => ({}),
  "plan-revised": (attempt, { details }) => {
    if (!details.accepted) return {};
    const plan = chosen(attempt, details);
    return planned(attempt, { ...plan, invariant: withFeedback(plan.invariant, details) });
  },
  "discovery-run": (attempt, { details }) =>
    planned(attempt, {
      discoveryTriggered: true,
      ...(details.suggestedPatterns.length > 0 && {
        suggestedPatterns: details.suggestedPatterns,
        suggestionMarks: marksOf(details),
      }),
    }),
};

function planned({ planPayload }: AnyAttempt, change: Partial<PlanPayload>) {
  return { planPayload: { ...(planPayload ?? noPlan), ...change } };
}

/** The plan after a choice. An earlier invariant is kept if the pattern is the same. */
export function chosen(
  { planPayload }: AnyAttempt,
  { patternId, confidence, invariant, complexity }: DetailsOf<"pattern-chosen">,
) {
  const before = planPayload?.chosenPattern === patternId ? planPayload.invariant : null;
  return {
    chosenPattern: patternId,
    userConfidence: confidence,
    invariant: invariant ?? before,
    complexity: complexity ?? planPayload?.complexity ?? null,
  };
}

type Judged = Pick<DetailsOf<"pattern-judged">, "invariantFeedback" | "invariantHolds">;

function withFeedback(
  invariant: Invariant | null,
  { invariantFeedback, invariantHolds }: Judged,
): Invariant | null {
  if (!invariant || invariantFeedback === undefined) return invariant;
  const { holds: _before, ...given } = invariant;
  return {
    ...given,
    feedback: invariantFeedback,
    ...(invariantHolds !== undefined && { holds: invariantHolds }),
  };
}
