import type { Prediction } from "../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { StuckConfig } from "../entities/stuck/stuck-config.ts";
import { stuckView } from "../stuck/stuck-view.ts";
import { fitAttempt } from "./fit-attempt.ts";

/** An attempt as its learner sees it. */
export function attemptView(attempt: AnyAttempt, stuckConfig?: StuckConfig) {
  const { userId: _owner, stuckTrail: _trail, ...whole } = attempt;
  const { understandPayload, ...shown } = fitAttempt(whole);
  return {
    ...shown,
    understandPayload: understandPayload && {
      ...understandPayload,
      predictions: understandPayload.predictions.map((made) =>
        shownPrediction(made, attempt.v2Step),
      ),
    },
    stuck: stuckView(attempt, stuckConfig),
  };
}

/** While the step is open, what a misread input really gives is for the learner to find. */
function shownPrediction(
  { misreading: _, expected, ...made }: Prediction,
  step: AnyAttempt["v2Step"],
) {
  const isSecret = made.outcome === "misread" && step === "UNDERSTAND";
  return { ...made, expected: isSecret ? null : expected };
}
export type AttemptView = ReturnType<typeof attemptView>;
