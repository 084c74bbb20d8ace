import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { AppError } from "../../errors.ts";
import { applyEvent } from "./apply-event.ts";

/** Rebuilds the attempt from its events, oldest first. */
export function replay(events: readonly AttemptEvent[]): AnyAttempt {
  const attempt = events.reduce<AnyAttempt | null>(applyEvent, null);
  if (!attempt) throw new AppError("internal", "An attempt has at least one event.");
  return attempt;
}
