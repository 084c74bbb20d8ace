import { expect, test } from "vitest";
import type { Json } from "../../schema/shared.ts";
import { inputChanges } from "./input-changes.ts";
import { plausibleReadings } from "./plausible-readings.ts";
import { resultChanges } from "./result-changes.ts";

test.each<[string, Json, Json | undefined]>([
  ["sorted", [3, 1, 2], [1, 2, 3]],
  ["without-repeats", [1, 2, 1], [1, 2]],
  ["without-repeats", "abca", "abc"],
  ["runs-joined", "aaba", "aba"],
  ["without-signs", [-1, 2], [1, 2]],
  ["in-small-letters", "aBc", "abc"],
  [
    "parts-both-ways",
    [[1, 2, 9]],
    [
      [1, 2, 9],
      [2, 1, 9],
    ],
  ],
  ["parts-end-later", [[1, 2]], [[1, 3]]],
  [
    "without-the-border",
    [
      [1, 1, 1],
      [1, 0, 1],
      [1, 1, 1],
    ],
    [[0]],
  ],
  ["in-small-letters", 7, undefined],
])("an input %s: %j", (name, value, changed) => {
  expect(inputChanges[name]?.(value)).toEqual(changed);
});

test.each<[string, Json, Json | undefined]>([
  ["one-more", 3, 4],
  ["counted-from-one", -1, -1],
  ["zero-for-none", -1, 0],
  ["null-for-none", [], null],
  ["value-there", 1, "b"],
  ["length", [4, 5], 2],
  ["parts-sorted", [[2, 1]], [[1, 2]]],
  ["length", 3, undefined],
])("a result %s: %j", (name, result, changed) => {
  expect(resultChanges[name]?.(result, ["abc"])).toEqual(changed);
});

test("a generated reading tells something where it is sometimes another, and no other does the same", () => {
  const inputs = Array.from({ length: 10 }, (_, at) => ({
    generated: ["always", ...(at < 5 ? ["half", "half-again"] : []), ...(at > 7 ? ["late"] : [])],
  }));
  expect(plausibleReadings(inputs)).toEqual(new Set(["half", "late"]));
});
