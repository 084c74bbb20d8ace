import type { AttemptEventType } from "../entities/attempt/attempt-event-details.ts";
import type { Attempts } from "../ports/attempt.ts";
import type { RecoveryJobs } from "../ports/recovery.ts";

const telling: readonly AttemptEventType[] = [
  "explanation-assessed",
  "pattern-judged",
  "tests-run",
  "hint-given",
  "stuck-offer-dismissed",
  "reflection-submitted",
  "attempt-finished",
];

/** Attempts whose recovery is looked at whenever there is something new to see. */
export function watchedAttempts(attempts: Attempts, jobs: RecoveryJobs): Attempts {
  return {
    ...attempts,
    async save(attempt, event, change) {
      await attempts.save(attempt, event, change);
      const before = attempt.stuckTrail.recovery?.id;
      // What is not heard of now is found by the next look at what is due.
      if (before && telling.includes(event.type)) await jobs.wake(before).catch(() => {});
    },
  };
}
