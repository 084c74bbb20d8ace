import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const now = new Date("2030-01-10T12:00:00.000Z");

test.each([
  [2 * DAY_MS - 5_000, "in 2 days"],
  [1.6 * DAY_MS, "in 2 days"],
  [DAY_MS + 1_000, "tomorrow"],
  [10 * HOUR_MS - 5_000, "in 10 hours"],
  [0, "just now"],
  [-1.9 * DAY_MS, "yesterday"],
  [-2 * DAY_MS, "2 days ago"],
  [-90 * 60_000, "1 hour ago"],
])("%d ms from now is %s", (ms, text) => {
  expect(relativeTime(new Date(now.getTime() + ms), now)).toBe(text);
});
