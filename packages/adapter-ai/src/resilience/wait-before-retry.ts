import type { ModelFailure, ModelFailureKind } from "@foothold/core/coach";

export const MAX_RETRIES = 2;
/** A longer wait does not help a learner, even if the provider asks for it. */
export const LONGEST_WAIT_MS = 4_000;
/** With less time left after the wait, another try would only time out. */
export const LEAST_USEFUL_MS = 1_000;
const FIRST_WAIT_MS = 300;

const mayPass: ReadonlySet<ModelFailureKind> = new Set(["rate-limited", "unavailable"]);

/** How long to wait before the next try; null: do not try again. `chance` is from 0 to 1. */
export function waitBeforeRetry(
  { kind, retryAfterMs }: Pick<ModelFailure, "kind" | "retryAfterMs">,
  { attempt, leftMs, chance }: { attempt: number; leftMs: number; chance: number },
): number | null {
  if (!mayPass.has(kind)) return null;
  const backOffMs = FIRST_WAIT_MS * 2 ** (attempt - 1) * (1 + chance);
  const waitMs = Math.round(retryAfterMs ?? backOffMs);
  if (waitMs > LONGEST_WAIT_MS || waitMs + LEAST_USEFUL_MS > leftMs) return null;
  return waitMs;
}
