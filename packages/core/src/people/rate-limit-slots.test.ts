import { expect, test } from "vitest";
import { secondsUntilAllowed } from "./rate-limit-slots.ts";

const limit = { max: 3, windowSeconds: 60 };

test.each([
  ["the only slot is full", [{ startMs: 0, count: 3 }], 10_000, 56],
  [
    "the oldest call makes room",
    [
      { startMs: 30_000, count: 2 },
      { startMs: 0, count: 1 },
    ],
    36_000,
    30,
  ],
  [
    "the oldest call is not enough, because the limit was lowered",
    [
      { startMs: 0, count: 1 },
      { startMs: 30_000, count: 3 },
    ],
    36_000,
    60,
  ],
  ["the slot is about to leave", [{ startMs: 0, count: 3 }], 65_999, 1],
  ["what is over does not count", [{ startMs: 0, count: 9 }], 66_000, 1],
])("the wait where %s", (_name, slots, nowMs, seconds) => {
  expect(secondsUntilAllowed(slots, limit, nowMs)).toBe(seconds);
});
