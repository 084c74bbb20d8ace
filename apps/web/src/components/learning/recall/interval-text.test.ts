import { expect, test } from "vitest";
import { intervalText } from "./interval-text.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test.each([
  [0, "1 min"],
  [10 * MINUTE_MS, "10 min"],
  [90 * MINUTE_MS, "2 h"],
  [DAY_MS, "1 day"],
  [14.2 * DAY_MS, "14 days"],
  [100 * DAY_MS, "3 months"],
  [366 * DAY_MS, "1 year"],
])("%d ms are %s", (passedMs, text) => {
  expect(intervalText(1_000, 1_000 + passedMs)).toBe(text);
});
