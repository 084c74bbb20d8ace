import type { StopSignal } from "../../../entities/coach/text-model.ts";

/** What an AbortController does, where there is none. */
export function createStopper(): { signal: StopSignal; stop(): void } {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_type, listener) => {
        listeners.add(listener);
      },
      removeEventListener: (_type, listener) => {
        listeners.delete(listener);
      },
    },
    stop() {
      if (aborted) return;
      aborted = true;
      for (const listener of [...listeners]) listener();
    },
  };
}
