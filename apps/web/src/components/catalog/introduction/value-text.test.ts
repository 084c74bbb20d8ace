import { expect, test } from "vitest";
import { valueText } from "./value-text.ts";

test.each([
  [[[1, 2], []], "[[1, 2], []]"],
  ["a, b", '"a, b"'],
  [null, "null"],
  [{ cost: 3, to: ["x"] }, '{ cost: 3, to: ["x"] }'],
])("%j is written %s", (value, text) => {
  expect(valueText(value)).toBe(text);
});
