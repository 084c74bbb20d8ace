import { expect, test } from "vitest";
import type { RunValue, ValueKind } from "../../entities/runs/run.ts";
import { fitsShape, shapeOf, shapeWords } from "./value-shape.ts";

test.each<[type: string, kind: ValueKind, words: string, fits: RunValue[], misfits: RunValue[]]>([
  ["number", "plain", "a whole number", [0, -4], ["4", 1.5, null, [1], 2 ** 60]],
  ["string", "plain", "a text", ["", "a"], [1, null, ["a"]]],
  ["boolean", "plain", "true or false", [true], ["true", 1]],
  ["number[]", "plain", "a list of whole numbers", [[], [1, -2]], [1, [[1]], ["1"], [null]]],
  ["string[][]", "plain", "a list of lists of texts", [[], [[]], [["a"], []]], [["a"], [[1]]]],
  ["ListNode | null", "linked-list", "a list of whole numbers", [[], [1]], [null, [null]]],
  [
    "TreeNode | null",
    "binary-tree",
    "a list of whole numbers, with null where a child is missing",
    [[], [1, null, 2]],
    [null, ["1"]],
  ],
])("%s (%s) is %s", (type, kind, words, fits, misfits) => {
  const shape = shapeOf({ type, kind });
  if (!shape) throw new Error("has a shape");
  expect(shapeWords(shape)).toBe(words);
  for (const value of fits) expect(fitsShape(value, shape), JSON.stringify(value)).toBe(true);
  for (const value of misfits) expect(fitsShape(value, shape), JSON.stringify(value)).toBe(false);
});

test("a type that says more is not checked", () => {
  expect(shapeOf({ type: "Map<string, number>", kind: "map" })).toBeNull();
  expect(shapeOf({ type: "Point", kind: "plain" })).toBeNull();
});
