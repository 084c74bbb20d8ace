import type { AttemptStep } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";

export function currentStep(attempt: AnyAttempt): AttemptStep {
  return attempt.v2Step ?? attempt.state;
}
