import type { Place } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";

export function placeOf(attempt: AnyAttempt): Place {
  return attempt.v2Step ?? attempt.state;
}
