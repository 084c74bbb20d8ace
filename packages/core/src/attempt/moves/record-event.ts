import type { AttemptEvent, AttemptStep, DetailsOf } from "../../entities/attempt/attempt-event.ts";
import type { AttemptEventType } from "../../entities/attempt/attempt-event-details.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { ChangeWrite } from "../../ports/attempt.ts";
import type { Deps } from "../../ports/deps.ts";
import { retryLostRace } from "../../ports/lost-race.ts";
import { currentStep } from "../current-step.ts";
import { applyEvent } from "../effects/apply-event.ts";
import { loadAttempt } from "../load/load-attempt.ts";

export type NewEvent = {
  [T in AttemptEventType]: {
    type: T;
    details: DetailsOf<T>;
    to?: AttemptStep;
    change?: ChangeWrite;
  };
}[AttemptEventType];

/** Saves the attempt with one more event, and returns it. */
export async function recordEvent(
  { attempts, clock }: Pick<Deps, "attempts" | "clock">,
  attempt: AnyAttempt,
  { type, details, to, change }: NewEvent,
  actor: Actor,
): Promise<AnyAttempt> {
  const from = currentStep(attempt);
  const event = {
    attemptId: attempt.id,
    version: attempt.version + 1,
    actorId: actor.userId,
    requestId: actor.requestId,
    from,
    to: to ?? from,
    at: clock.now().toISOString(),
    type,
    details,
  } as AttemptEvent;
  const after = applyEvent(attempt, event);
  await attempts.save(after, event, change);
  return after;
}

/**
 * Records the event that `decide` chooses, for answers of a coach or a runner that took their time. When another write
 * came in between, `decide` is called again with the attempt as stored; it throws when the answer no longer applies.
 */
export async function recordDecided(
  deps: Pick<Deps, "attempts" | "clock">,
  attempt: AnyAttempt,
  decide: (present: AnyAttempt) => NewEvent,
  actor: Actor,
): Promise<AnyAttempt> {
  let known: AnyAttempt | null = attempt;
  return retryLostRace(
    async () => {
      const present = known ?? (await loadAttempt(deps, { attemptId: attempt.id }, actor));
      known = null;
      return { present, newEvent: decide(present) };
    },
    ({ present, newEvent }) => recordEvent(deps, present, newEvent, actor),
  );
}
