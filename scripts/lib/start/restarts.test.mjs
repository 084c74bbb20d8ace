import { expect, test } from "vitest";
import { countRestarts, MOST_IN_A_MINUTE } from "./restarts.mjs";

test("each further end within a minute is followed by a longer pause", () => {
  const pauseAfter = countRestarts();
  const pauses = Array.from({ length: MOST_IN_A_MINUTE }, (_, at) => pauseAfter(at * 1_000));
  expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000]);
});

test("there are five starts in a minute at most, however often it ends", () => {
  const pauseAfter = countRestarts();
  const starts = [];
  for (let nowMs = 0; nowMs < 600_000; nowMs += 10) {
    nowMs += pauseAfter(nowMs);
    starts.push(nowMs);
  }
  for (const start of starts) {
    const within = starts.filter((other) => other >= start && other < start + 60_000);
    expect(within.length).toBeLessThanOrEqual(MOST_IN_A_MINUTE);
  }
  expect(starts.length).toBeGreaterThan(40);
});

test("after a quiet minute it begins anew", () => {
  const pauseAfter = countRestarts();
  for (const at of [0, 1, 2]) pauseAfter(at);
  expect(pauseAfter(70_000)).toBe(250);
});
