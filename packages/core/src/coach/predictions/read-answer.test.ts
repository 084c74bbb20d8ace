import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

test.each([
  ["3", 3],
  [" -1. ", -1],
  ["[1, 2]", [1, 2]],
  ["[1,2,]", [1, 2]],
  ["(0, 1)", [0, 1]],
  ["true", true],
  ["True", true],
  ["None", null],
  ["abc", "abc"],
  ['"abc"', "abc"],
  ["'abc'", "abc"],
  ["“abc”", "abc"],
  ["[a, b]", ["a", "b"]],
  ["[['Tea Room', 'x@b.org']]", [["Tea Room", "x@b.org"]]],
  ["[[], [1]]", [[], [1]]],
  ["[1, null, 2]", [1, null, 2]],
  ["no idea at all", "no idea at all"],
  ["[1, 2", "[1, 2"],
])("%s is read as a value", (typed, value) => {
  expect(readAnswer(typed)).toEqual(value);
});
