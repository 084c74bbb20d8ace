import pLimit from "p-limit";
import { breaker } from "../resilience/breaker.ts";
import type { Resilience } from "../resilience/resilient-model.ts";

/** A resilience whose time passes only by the waits it makes, which it lists. */
export function manualResilience(concurrentCalls = 4): Resilience & { waitsMs: number[] } {
  let nowMs = 0;
  const waitsMs: number[] = [];
  const now = () => nowMs;
  return {
    breaker: breaker(now),
    limit: pLimit(concurrentCalls),
    now,
    chance: () => 0,
    pause: async (ms) => {
      waitsMs.push(ms);
      nowMs += ms;
    },
    waitsMs,
  };
}
