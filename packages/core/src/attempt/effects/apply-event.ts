import type { AttemptEvent, AttemptStep } from "../../entities/attempt/attempt-event.ts";
import type { AttemptEventType } from "../../entities/attempt/attempt-event-details.ts";
import { attemptStateSchema } from "../../entities/attempt.ts";
import { type AnyAttempt, v2StepSchema } from "../../entities/attempt-v2.ts";
import { emptyTrail } from "../../entities/stuck/stuck-trail.ts";
import { AppError } from "../../errors.ts";
import { codeFingerprint, trailAfterEvent } from "../../stuck/trail-after-event.ts";
import { stateOfStep } from "../../validation/attempt-state-machine.ts";
import { codeEffects } from "./code-effects.ts";
import type { Effect, Effects } from "./effect.ts";
import { planEffects } from "./plan-effects.ts";
import { reflectEffects } from "./reflect-effects.ts";
import { stuckEffects } from "./stuck-effects.ts";
import { understandEffects } from "./understand-effects.ts";
import { verifyEffects } from "./verify-effects.ts";

const unchanged = () => ({});

const effects: Effects<Exclude<AttemptEventType, "attempt-started" | "attempt-imported">> = {
  "mode-set": (_, { details }) => details,
  "step-skipped": unchanged,
  ...understandEffects,
  ...planEffects,
  ...codeEffects,
  ...verifyEffects,
  ...stuckEffects,
  ...reflectEffects,
  "later-prediction-made": unchanged,
  "approach-submitted": (_, { details }) => details,
  "attempt-finished": unchanged,
};

/** The attempt after one more event. Nothing else ever changes an attempt. */
export function applyEvent(attempt: AnyAttempt | null, event: AttemptEvent): AnyAttempt {
  if (event.type === "attempt-started") return startedAttempt(event);
  if (event.type === "attempt-imported") {
    return { ...event.details.attempt, version: event.version };
  }
  if (!attempt || event.version !== attempt.version + 1) {
    throw new AppError("internal", `Event ${event.version} does not follow on the attempt.`);
  }
  const effect = effects[event.type] as Effect<AttemptEventType>;
  const after = {
    ...attempt,
    ...effect(attempt, event),
    ...stepAndState(event.to),
    stuckTrail: trailAfterEvent(attempt, event),
    version: event.version,
    updatedAt: event.at,
  };
  return { ...after, finishedAt: after.state === "DONE" ? event.at : null } as AnyAttempt;
}

function startedAttempt(event: AttemptEvent<"attempt-started">): AnyAttempt {
  return {
    id: event.attemptId,
    ...event.details,
    ...stepAndState(event.to),
    approach: null,
    testResults: null,
    recapRequired: false,
    recapText: null,
    stuckTrail: { ...emptyTrail, codes: [codeFingerprint(event.details)] },
    understandPayload: null,
    planPayload: null,
    verifyPayload: null,
    reflectPayload: null,
    hintsUsedCount: 0,
    version: event.version,
    createdAt: event.at,
    updatedAt: event.at,
    finishedAt: null,
  };
}

function stepAndState(step: AttemptStep): Pick<AnyAttempt, "v2Step" | "state"> {
  const v2Step = v2StepSchema.safeParse(step);
  return v2Step.success
    ? { v2Step: v2Step.data, state: stateOfStep[v2Step.data] }
    : { v2Step: null, state: attemptStateSchema.parse(step) };
}
