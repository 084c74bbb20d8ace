import { z } from "zod";
import {
  type OpenProbe,
  type Prediction,
  predictionSchema,
  understandPayloadSchema,
} from "../entities/attempt/attempt-payloads.ts";
import {
  type AnyAttempt,
  attemptV2Schema,
  type V2Step,
  v2StepSchema,
} from "../entities/attempt-v2.ts";
import type { LearnerRules } from "../ports/recovery/recovery-rules.ts";
import { stuckView, stuckViewSchema } from "../stuck/stuck-view.ts";
import { shortenAttempt } from "./shorten-attempt.ts";

/** An attempt as its learner sees it: no owner's id, no misreading, and of the stuck detection only its verdict. */
export const attemptViewSchema = attemptV2Schema.omit({ userId: true, stuckTrail: true }).extend({
  v2Step: v2StepSchema.nullable(),
  understandPayload: understandPayloadSchema
    .extend({ predictions: z.array(predictionSchema.omit({ misreading: true })) })
    .nullable(),
  stuck: stuckViewSchema,
});
type Shown = z.infer<typeof attemptViewSchema>;

/** `v2Step` tells the flow: it is null in the older one. */
export type AttemptView = (Shown & { v2Step: V2Step }) | (Shown & { v2Step: null });

export function attemptView(
  attempt: AnyAttempt,
  rules?: Pick<LearnerRules, "stuck" | "whenStuck">,
): AttemptView {
  const { userId: _owner, stuckTrail: _trail, ...whole } = attempt;
  const { understandPayload, ...shown } = shortenAttempt(whole);
  return {
    ...shown,
    understandPayload: understandPayload && {
      ...understandPayload,
      predictions: understandPayload.predictions.map((made) => {
        const { correctable } = understandPayload.aiAssessment?.progress ?? {};
        return shownPrediction(made, attempt.v2Step, correctable);
      }),
    },
    stuck: stuckView(attempt, rules?.stuck, rules?.whenStuck),
  };
}

/**
 * Hides the right result of an input that was misread or may be corrected while UNDERSTAND is open, so that the learner
 * finds it.
 */
function shownPrediction(
  { misreading: _, expected, ...made }: Prediction,
  step: AnyAttempt["v2Step"],
  correctable: OpenProbe | undefined,
) {
  const isToFind = made.outcome === "misread" || made.question === correctable?.question;
  const isSecret = isToFind && step === "UNDERSTAND";
  return { ...made, expected: isSecret ? null : expected };
}
