import { ModelFailure, type ModelFailureKind } from "@foothold/core/coach";

export const FAILED_CALLS_TO_REST = 4;
export const REST_MS = 30_000;
/** A provider may ask for a longer rest, but this is the longest. */
export const LONGEST_REST_MS = 5 * 60_000;

/** What a failed call says about the provider. */
const tells: Record<ModelFailureKind, "down" | "up" | "nothing"> = {
  "rate-limited": "down",
  unavailable: "down",
  "timed-out": "down",
  refused: "up",
  truncated: "up",
  malformed: "up",
  "not-configured": "up",
  cancelled: "nothing",
};

export type Breaker = {
  /** Throws while the provider rests, or while another call tests whether it is back. */
  check(): void;
  /** Counts one call with all its retries, and opens or closes the breaker by its result. */
  call<T>(work: () => Promise<T>): Promise<T>;
};

/** Lets a provider that keeps failing rest, then sends a single call to test whether it is back. */
export function breaker(now: () => number): Breaker {
  let failedCalls = 0;
  let restsUntilMs: number | null = null;
  let probing = false;

  function check(): void {
    if (restsUntilMs === null) return;
    const leftMs = restsUntilMs - now();
    if (leftMs <= 0 && !probing) return;
    throw new ModelFailure("unavailable", "It failed again and again, and is left to rest.", {
      retryAfterMs: Math.max(Math.ceil(leftMs), 1_000),
    });
  }

  function conclude(failure: ModelFailure | null, probe: boolean): void {
    const told = failure ? tells[failure.kind] : "up";
    if (told === "nothing") return;
    failedCalls = told === "down" ? failedCalls + 1 : 0;
    if (told === "up") restsUntilMs = null;
    else if (probe || failedCalls >= FAILED_CALLS_TO_REST) {
      const askedMs = Math.min(failure?.retryAfterMs ?? 0, LONGEST_REST_MS);
      restsUntilMs = now() + Math.max(REST_MS, askedMs);
    }
  }

  return {
    check,
    async call(work) {
      check();
      const probe = restsUntilMs !== null;
      if (probe) probing = true;
      try {
        const result = await work();
        conclude(null, probe);
        return result;
      } catch (error) {
        if (error instanceof ModelFailure) conclude(error, probe);
        throw error;
      } finally {
        if (probe) probing = false;
      }
    },
  };
}
