import { expect, test } from "vitest";
import { overlapOf } from "./overlap.ts";

test.each([
  ["the same items in another order", ["a", "b"], ["b", "a"], 1],
  ["nothing in common", ["a"], ["b"], 0],
  ["an item that stands twice in one list only", ["a", "a"], ["a"], 2 / 3],
  ["two empty lists", [], [], 0],
])("%s", (_name, one, other, overlap) => {
  expect(overlapOf(one, other)).toBeCloseTo(overlap);
});
