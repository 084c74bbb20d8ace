import { expect, test } from "vitest";
import { loopsText, passesText, timeText } from "./shape-words.ts";

test.each([
  [0, 0, false, "none"],
  [0, 0, true, "calls itself"],
  [1, 1, false, "1"],
  [2, 1, false, "2, one after the other"],
  [2, 2, false, "2, 2 deep"],
  [1, 1, true, "1, and calls itself"],
])("%i loops, %i deep, recursive %s: %s", (count, depth, callsItself, words) => {
  expect(loopsText({ lines: 1, loops: { count, depth }, callsItself })).toBe(words);
});

test.each([
  [0.2, "under 1 ms"],
  [3.14, "3.1 ms"],
  [120.6, "121 ms"],
])("%f ms is told as %s", (timeMs, words) => {
  expect(timeText(timeMs)).toBe(words);
});

test.each([
  [12, 6, "2"],
  [7, 6, "1.2"],
  [0, 6, "0"],
])("%i rounds for %i elements are %s passes", (rounds, elements, words) => {
  expect(passesText(rounds, elements)).toBe(words);
});
