import type { StopSignal } from "../../../entities/coach/text-model.ts";

/** Does what an AbortController does, which core cannot use because it is compiled without the DOM. */
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
