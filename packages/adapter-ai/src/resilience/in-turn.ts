import { ModelFailure, type TextRequest } from "@foothold/core/coach";
import type { LimitFunction } from "p-limit";

/**
 * The share of the time limit that may pass in the queue. The rest is for the provider, so that a slow queue does not
 * look like its failure.
 */
const SHARE_FOR_WAITING = 0.5;

/** Runs the work when a place is free; a caller that waits too long or is stopped leaves the queue. */
export function inTurn<T>(
  limit: LimitFunction,
  { firstTextWithinMs, signal }: Pick<TextRequest, "firstTextWithinMs" | "signal">,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let waiting = true;
    const leave = () => {
      waiting = false;
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    };
    const giveUp = (kind: "timed-out" | "cancelled", message: string) => {
      leave();
      reject(new ModelFailure(kind, message));
    };
    const cancel = () => giveUp("cancelled", "The caller stopped it.");
    const timer = setTimeout(
      () => giveUp("timed-out", "Too many calls are waiting."),
      firstTextWithinMs * SHARE_FOR_WAITING,
    );
    signal?.addEventListener("abort", cancel);
    if (signal?.aborted) cancel();
    void limit(async () => {
      if (!waiting) return;
      leave();
      await work().then(resolve, reject);
    });
  });
}
