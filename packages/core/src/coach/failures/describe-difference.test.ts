import { expect, test } from "vitest";
import { describeDifference } from "./describe-difference.ts";

test.each([
  [4, 3, "That is larger by 1."],
  ["4", 4, "That is a text, where a number is asked for."],
  [null, [], "That is nothing, where a list is asked for."],
  [{ $: "undefined" }, 3, "That is nothing, where a number is asked for."],
  [[2, 1], [1, 2], "These are the right values in another order."],
  [[1], [1, 2], "That is 1 value too few."],
  [[1, 3], [1, 2], "The first value that differs stands at position 1."],
  [[3, 1], [1, 2], null],
  [true, false, null],
  [true, 1, "The value is the same, but that is true or false, where a number is asked for."],
  [{ $: "tuple", items: [1, 3] }, [1, 2], "The first value that differs stands at position 1."],
  [{ $: "float", value: 4 }, 3, "That is larger by 1."],
])("%j instead of %j: %s", (actual, expected, difference) => {
  expect(describeDifference(actual, expected)).toBe(difference);
});

test("a tuple in place of a list is told where the problem keeps them apart", () => {
  const apart = { kind: "exact", tuplesAreNoLists: true } as const;
  expect(describeDifference({ $: "tuple", items: [1] }, [1], apart)).toBe(
    "The value is the same, but that is a tuple, where a list is asked for.",
  );
});

test("where several answers are right, none is said to be missed by so much", () => {
  expect(describeDifference([2, 1], [1, 2], { kind: "checker", checker: "any" })).toBeNull();
});
