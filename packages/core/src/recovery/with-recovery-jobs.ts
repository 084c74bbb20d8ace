import type { AttemptEventType } from "../entities/attempt/attempt-event-details.ts";
import type { Attempts } from "../ports/attempt.ts";
import type { Jobs } from "../ports/jobs.ts";

const eventsThatMatter: readonly AttemptEventType[] = [
  "explanation-assessed",
  "pattern-judged",
  "tests-run",
  "hint-given",
  "stuck-offer-dismissed",
  "reflection-submitted",
  "attempt-finished",
];

/** The same attempts; saving an event that can change the course of a recovery enqueues it. */
export function withRecoveryJobs(attempts: Attempts, jobs: Jobs): Attempts {
  return {
    ...attempts,
    async save(attempt, event, change) {
      await attempts.save(attempt, event, change);
      const recoveryId = attempt.stuckTrail.recovery?.id;
      if (!recoveryId || !eventsThatMatter.includes(event.type)) return;
      // The attempt is saved: a job that cannot be enqueued now is enqueued by the next sweep.
      await jobs.enqueue({ kind: "recovery", recoveryId }).catch(() => {});
    },
  };
}
