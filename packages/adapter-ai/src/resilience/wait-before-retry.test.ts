import type { ModelFailureKind } from "@foothold/core/coach";
import { expect, test } from "vitest";
import { LEAST_USEFUL_MS, LONGEST_WAIT_MS, waitBeforeRetry } from "./wait-before-retry.ts";

const time = { attempt: 1, leftMs: 8_000, chance: 0 };

test.each<[ModelFailureKind, number | null]>([
  ["rate-limited", 300],
  ["unavailable", 300],
  ["timed-out", null],
  ["refused", null],
  ["truncated", null],
  ["malformed", null],
  ["not-configured", null],
  ["cancelled", null],
])("after %s the wait is %s", (kind, waitMs) => {
  expect(waitBeforeRetry({ kind, retryAfterMs: undefined }, time)).toBe(waitMs);
});

test.each([
  ["what the provider asks for", { retryAfterMs: 2_500 }, {}, 2_500],
  ["nothing, if it asks for no wait", { retryAfterMs: 0 }, {}, 0],
  ["the longest wait allowed", { retryAfterMs: LONGEST_WAIT_MS }, {}, LONGEST_WAIT_MS],
  ["no retry for a longer one", { retryAfterMs: LONGEST_WAIT_MS + 1 }, {}, null],
  ["longer each time", {}, { attempt: 2 }, 600],
  ["spread by chance", {}, { chance: 1 }, 600],
  ["as long as the time allows", {}, { leftMs: 300 + LEAST_USEFUL_MS }, 300],
  ["no retry without the time for one", {}, { leftMs: 299 + LEAST_USEFUL_MS }, null],
])("the wait is %s", (_name, failure, given, waitMs) => {
  const limited = { kind: "rate-limited", retryAfterMs: undefined, ...failure } as const;
  expect(waitBeforeRetry(limited, { ...time, ...given })).toBe(waitMs);
});
