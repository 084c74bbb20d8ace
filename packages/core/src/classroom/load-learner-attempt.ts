import { noSuchAttempt } from "../attempt/refusals.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Actor } from "../entities/people/person.ts";
import { auditRecord } from "../people/audit-record.ts";
import type { Deps } from "../ports/deps.ts";

/** Only for an instructor of the learner; every view is written to the audit trail. */
export async function loadLearnerAttempt(
  { attempts, classes, audit }: Pick<Deps, "attempts" | "classes" | "audit">,
  { attemptId }: { attemptId: string },
  actor: Actor,
): Promise<AnyAttempt> {
  const attempt = await attempts.find(attemptId);
  if (!attempt || !(await classes.teaches(actor.userId, attempt.userId))) throw noSuchAttempt();
  await audit.record(
    auditRecord(actor, "learner-attempt-viewed", attemptId, { learnerId: attempt.userId }),
  );
  return attempt;
}
