import { ModelFailure, noTokens, type PictureRequest } from "@foothold/core/coach";
import { explainFailure } from "../stream/explain-failure.ts";
import { startLimits } from "../stream/limits.ts";
import { ownCause } from "../stream/own-cause.ts";

/** Does the work until the time is up or the caller stops; whatever it throws becomes a `ModelFailure`. */
export async function withinLimits<Value>(
  { withinMs, signal }: Pick<PictureRequest, "withinMs" | "signal">,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const limits = startLimits({ firstTextWithinMs: withinMs, wholeWithinMs: withinMs, signal });
  const stopped = limits.stopped.then(({ kind, message }) => {
    throw new ModelFailure(kind, message);
  });
  // Once the work is done nobody awaits this promise, and its rejection must not count as unhandled.
  stopped.catch(() => {});
  const working = work(limits.signal);
  working.catch(() => {});
  try {
    return await Promise.race([working, stopped]);
  } catch (error) {
    const stop = limits.stop();
    if (stop) throw new ModelFailure(stop.kind, stop.message);
    throw explainFailure(ownCause(error), { text: "", usage: noTokens });
  } finally {
    limits.close();
  }
}
