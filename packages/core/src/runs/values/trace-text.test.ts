import { expect, test } from "vitest";
import { traceText } from "./trace-text.ts";

const heap = { "1": ["LIST", 5, ["REF", 2]], "2": ["DICT", ["a", 1]], "3": ["LIST", ["REF", 3]] };

test.each([
  [12, "12"],
  ["a", '"a"'],
  [["REF", 1], '[5, {"a": 1}]'],
  [["SPECIAL_FLOAT", "true"], "true"],
  [["TUPLE", 1, 2], "(1, 2)"],
  [undefined, ""],
])("%j reads %s", (value, text) => {
  expect(traceText(value, heap)).toBe(text);
});

test("a list that holds itself has an end", () => {
  expect(traceText(["REF", 3], heap)).toContain("…");
});
