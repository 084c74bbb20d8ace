import { expect, test } from "vitest";
import { withoutOwnWork } from "./without-own-work.ts";

const code =
  "let low = prices[0];\nlet seen = {};\nfor (const price of prices) best = price - low;";

test.each([
  ["a number", "Before it: low = 2, best = -7.", "Before it:  ,  ."],
  ["a list", "low = [5, 12, 3], best = 0", " ,  "],
  ["a text and nothing", 'low = "tea", best = None', " ,  "],
  ["a dict", 'seen = {"a": 1, "b": 2}.', " ."],
])("what an own variable held is left out: %s", (_name, prose, left) => {
  expect(withoutOwnWork(prose, code)).toBe(left);
});

test("a whole line of the learner's program is left out", () => {
  expect(withoutOwnWork("Line 1 is let low = prices[0]; and runs once.", code)).toBe(
    "Line 1 is   and runs once.",
  );
});

test("own lines that are told in an order stay", () => {
  const prose =
    "First let low = prices[0]; and only then for (const price of prices) best = price - low;";
  expect(withoutOwnWork(prose, code)).toBe(prose);
});

test.each([
  ["a part of a line", "low = prices"],
  ["a variable that is not the learner's", "high = 2"],
  ["another variable's value", "low = price"],
  ["a calculation", "best = 7 - low"],
  ["a position", "low = prices[0]"],
])("%s stays", (_name, prose) => {
  expect(withoutOwnWork(prose, code)).toBe(prose);
});
