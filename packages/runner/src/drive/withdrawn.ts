import type { StopSignal } from "@foothold/core/coach";
import { AppError } from "@foothold/core/errors";

export const withdrawnError = (): AppError =>
  new AppError("runner-unavailable", "The program could not be run to its end. Try again.", {
    retryAfterSeconds: 1,
  });

export const cancelledError = (): AppError =>
  new AppError("run-cancelled", "Nobody waits for this run any more, so it was stopped.", {
    suggestions: ["Run it again."],
  });

/** Calls `stop` when the signal fires; returns the function that stops listening. */
export function whenCancelled(signal: StopSignal | undefined, stop: () => void): () => void {
  signal?.addEventListener("abort", stop);
  return () => signal?.removeEventListener("abort", stop);
}
