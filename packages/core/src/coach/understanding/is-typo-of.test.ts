import { expect, test } from "vitest";
import { isTypoOf } from "./is-typo-of.ts";

test.each([
  ["lenght", "length", true],
  ["postion", "position", true],
  ["conected", "connected", true],
  ["occurence", "occurrence", true],
  ["last", "list", false],
  ["largest", "smallest", false],
  ["before", "after", false],
  ["sorted", "sort", false],
])("%s for %s: %s", (one, other, isSlip) => {
  expect(isTypoOf(one, other)).toBe(isSlip);
});
