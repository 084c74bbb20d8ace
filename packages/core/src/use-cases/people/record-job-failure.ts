import { AppError } from "../../errors.ts";
import { failureCode } from "../../people/failure-code.ts";
import type { Deps } from "../../ports/deps.ts";

type Job = { kind: string; subject: string };

/** Does the work of a job. A failure is written to the audit trail and thrown again, so that the queue retries the job. */
export async function recordJobFailure<T>(
  deps: Pick<Deps, "audit" | "failures">,
  { kind, subject }: Job,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Another instance is working on it, which is no failure: the queue tries the job again.
    if (error instanceof AppError && error.code === "request-in-progress") throw error;
    const about = { actorId: null, actorRole: null, subject, requestId: `job:${kind}` };
    const details = { kind, error: failureCode(error) };
    await deps.audit
      .record({ action: "job-failed", ...about, details })
      .catch((unrecorded: unknown) => deps.failures.note("job", unrecorded));
    throw error;
  }
}
