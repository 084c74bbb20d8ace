import { AppError } from "../../errors.ts";
import type { Answer, IdempotencyKey } from "../../ports/attempt.ts";
import type { Deps } from "../../ports/deps.ts";

/** How long a key stays blocked when its request died. */
export const CLAIM_LEASE_MS = 120_000;
export const POLL_EVERY_MS = 100;
export const MAX_WAIT_MS = 30_000;

/** The same key gets the same answer, also while the first request is still running. */
export async function answerOnce(
  { idempotency, clock, pause }: Pick<Deps, "idempotency" | "clock" | "pause">,
  { key, fingerprint }: { key: IdempotencyKey; fingerprint: string },
  run: () => Promise<Answer>,
): Promise<Answer> {
  for (let waitedMs = 0; waitedMs <= MAX_WAIT_MS; waitedMs += POLL_EVERY_MS) {
    const lease = { fingerprint, now: clock.now(), leaseMs: CLAIM_LEASE_MS };
    const claim = await idempotency.claim(key, lease);
    if (claim.state === "answered") return claim.answer;
    if (claim.state === "yours") return runClaimed(idempotency, key, run);
    if (claim.state === "other-request") {
      throw new AppError(
        "idempotency-key-reused",
        "This Idempotency-Key was used for another request.",
      );
    }
    await pause(POLL_EVERY_MS);
  }
  throw new AppError("request-in-progress", "The same request is still running.", {
    retryAfterSeconds: 1,
  });
}

async function runClaimed(
  idempotency: Pick<Deps, "idempotency" | "clock" | "pause">["idempotency"],
  key: IdempotencyKey,
  run: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await run();
  } catch (error) {
    await idempotency.release(key);
    throw error;
  }
  // Our own outage is not stored as the answer, so that the same key can try again.
  if (answer.status >= 500) await idempotency.release(key);
  else await idempotency.answer(key, answer);
  return answer;
}
