import type { StopSignal } from "@foothold/core/coach";

/** Ends early when the caller stops. */
export type Pause = (ms: number, signal: StopSignal | undefined) => Promise<void>;

export const pause: Pause = (ms, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
