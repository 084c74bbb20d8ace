import { expect, test } from "vitest";
import { relativeTime } from "#components/ui/relative-time.ts";
import { intervalText } from "./interval-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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

test.each([
  [10 * MINUTE_MS, "10 min", "in 10 minutes"],
  [59.8 * MINUTE_MS, "1 h", "in 1 hour"],
  [10 * HOUR_MS, "10 h", "in 10 hours"],
  [23.7 * HOUR_MS, "1 day", "tomorrow"],
  [DAY_MS, "1 day", "tomorrow"],
  [1.6 * DAY_MS, "2 days", "in 2 days"],
  [2 * DAY_MS, "2 days", "in 2 days"],
  [45 * DAY_MS, "45 days", "in 45 days"],
  [100 * DAY_MS, "3 months", "in 3 months"],
])("a button for %d ms says %s, and five seconds later the page says %s", (ms, button, page) => {
  const pressedMs = Date.parse("2030-01-10T12:00:00.000Z");
  expect(intervalText(pressedMs, pressedMs + ms)).toBe(button);
  expect(relativeTime(new Date(pressedMs + ms), new Date(pressedMs + 5_000))).toBe(page);
});
