import type { Clock } from "../ports/people.ts";

export type ManualClock = Clock & { advance(seconds: number): void };

export function manualClock(start = "2030-01-01T09:00:00.000Z"): ManualClock {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    advance(seconds) {
      nowMs += seconds * 1000;
    },
  };
}

export const systemClock: Clock = { now: () => new Date() };
