import type { OnWaiting, QueuePlace } from "@foothold/core/runs";

export const tellEveryMs = 250;

export type Listening = { onWaiting: OnWaiting | undefined; toldBefore?: number };

/** Tells waiting runs their places: at once, and then as often as a watching person needs. */
export function tellPlaces(list: () => (readonly [Listening, QueuePlace])[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -tellEveryMs;

  function tell(): void {
    timer = undefined;
    lastAt = performance.now();
    for (const [listening, place] of list()) {
      if (listening.toldBefore === place.before) continue;
      listening.toldBefore = place.before;
      try {
        listening.onWaiting?.(place);
      } catch {
        // A listener that throws must not stop the queue.
      }
    }
  }
  return () => {
    if (timer) return;
    timer = setTimeout(tell, Math.max(0, lastAt + tellEveryMs - performance.now()));
  };
}
