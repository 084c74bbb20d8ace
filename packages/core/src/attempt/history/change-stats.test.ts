import { expect, test } from "vitest";
import { changeStats } from "./change-stats.ts";

test.each([
  ["nothing", "a\nb\n", "a\nb\n", [0, 0, 0]],
  ["a new file", null, "a\nb\n", [2, 0, 0]],
  ["a file gone", "a\nb\n", null, [0, 2, 0]],
  ["a line more", "a\nb\n", "a\nx\nb\n", [1, 0, 0]],
  ["a line less", "a\nx\nb\n", "a\nb\n", [0, 1, 0]],
  ["a line changed", "a\nx\nb\n", "a\ny\nb\n", [0, 0, 1]],
  ["one changed and one added far apart", "a\nb\nc\nd\n", "x\nb\nc\nd\ne\n", [1, 0, 1]],
  ["one changed into two", "a\nx\nb\n", "a\ny\nz\nb\n", [1, 0, 1]],
])("%s counts as such", (_name, before, after, [added, removed, modified]) => {
  expect(changeStats(before, after)).toEqual({ added, removed, modified });
});
