import { expect, test } from "vitest";
import { withoutMeasuredValues } from "./without-measured-values.ts";

const code =
  "let low = prices[0];\nlet seen = {};\nfor (const price of prices) best = price - low;";

test.each([
  ["a number", "Before it: low = 2, best = -7.", "Before it:  ,  ."],
  ["a list", "low = [5, 12, 3], best = 0", " ,  "],
  ["a text and nothing", 'low = "tea", best = None', " ,  "],
  ["a dict", 'seen = {"a": 1, "b": 2}.', " ."],
])("what an own variable held is left out: %s", (_name, prose, left) => {
  expect(withoutMeasuredValues(prose, code)).toBe(left);
});

test.each([
  ["a variable that is not the learner's", "high = 2"],
  ["another variable's value", "low = price"],
  ["a calculation", "best = 7 - low"],
  ["a position", "low = prices[0]"],
])("%s stays", (_name, prose) => {
  expect(withoutMeasuredValues(prose, code)).toBe(prose);
});
