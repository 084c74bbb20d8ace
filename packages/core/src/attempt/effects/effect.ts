import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { AttemptEventType } from "../../entities/attempt/attempt-event-details.ts";
import type { AnyAttempt, AttemptV2 } from "../../entities/attempt-v2.ts";

/** What an event changes in the attempt, apart from step, version and times, which `applyEvent` changes. */
export type Effect<T extends AttemptEventType> = (
  attempt: AnyAttempt,
  event: AttemptEvent<T>,
) => Partial<Omit<AttemptV2, "v2Step" | "state" | "version" | "stuckTrail">>;

export type Effects<T extends AttemptEventType> = { [K in T]: Effect<K> };
