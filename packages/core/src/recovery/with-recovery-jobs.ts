import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Attempts } from "../ports/attempt.ts";
import type { Jobs } from "../ports/jobs.ts";

/** The same attempts; saving an event that can change the course of a recovery enqueues it. */
export function withRecoveryJobs(attempts: Attempts, jobs: Jobs): Attempts {
  return {
    ...attempts,
    async save(attempt, event, change, episode) {
      await attempts.save(attempt, event, change, episode);
      const recoveryId = attempt.stuckTrail.recovery?.id;
      if (!recoveryId || !(isAssessed(attempt, event) || attempt.finishedAt !== null)) return;
      // The attempt is saved: a job that cannot be enqueued now is enqueued by the next sweep.
      await jobs.enqueue({ kind: "recovery", recoveryId }).catch(() => {});
    },
  };
}

/** Whether the event counts for the stuck detection, and so tells whether the last step of a recovery helped. */
function isAssessed({ stuckTrail }: AnyAttempt, event: AttemptEvent): boolean {
  return stuckTrail.iterations.at(-1)?.version === event.version;
}
