import type { Comparison, RunValue } from "@foothold/core/runs";
import { describe, expect, test } from "vitest";
import { compareValues } from "./compare-values.ts";
import type { Piece } from "./text-parts.ts";

const exact: Comparison = { kind: "exact" };
const shown = (pieces: Piece[] | undefined) =>
  pieces?.map(({ text, differs }) => (differs ? `«${text}»` : text)).join("");

function compared(expected: RunValue, actual: RunValue, comparison = exact) {
  const found = compareValues(expected, actual, comparison, "python");
  return [shown(found?.expected), shown(found?.actual), found?.note];
}

describe("in order", () => {
  test.each<[string, RunValue, RunValue, string, string, string | null]>([
    ["a number", 3, 4, "«3»", "«4»", null],
    ["a constant", null, true, "«None»", "«True»", null],
    [
      "an entry",
      [1, 2, 3],
      [1, 5, 3],
      "[1, «2», 3]",
      "[1, «5», 3]",
      "First difference at [1]: expected 2, yours 5.",
    ],
    [
      "a missing entry",
      [1, 2, 3],
      [1, 2],
      "[1, 2, «3»]",
      "[1, 2]",
      "First difference at [2]: yours ends there.",
    ],
    [
      "an entry too many",
      [1],
      [1, 2],
      "[1]",
      "[1, «2»]",
      "First difference at [1]: yours goes on, and should not.",
    ],
    [
      "an entry of an entry",
      [[1, 2], [3]],
      [[1, 2], [4]],
      "[[1, 2], [«3»]]",
      "[[1, 2], [«4»]]",
      "First difference at [1][0]: expected 3, yours 4.",
    ],
    [
      "a character",
      "kitten",
      "kitchen",
      '"kit«t»en"',
      '"kit«ch»en"',
      "First difference at character 4.",
    ],
    ["a character too few", "aab", "ab", '"a«a»b"', '"a«»b"', "First difference at character 2."],
    [
      "a text in a list",
      ["ab", "cd"],
      ["ab", "ce"],
      '["ab", "c«d»"]',
      '["ab", "c«e»"]',
      "First difference at [1], at character 2.",
    ],
    ["another kind", [1], "no", "«[1]»", '«"no"»', null],
  ])("%s", (_name, expected, actual, one, other, note) => {
    expect(compared(expected, actual)).toEqual([one, other, note]);
  });

  test("a list and a tuple differ by their entries only", () => {
    const [expected, actual] = compared([1, 2], { $: "tuple", items: [1, 3] });
    expect([expected, actual]).toEqual(["[1, «2»]", "[1, «3»]"]);
  });

  test("numbers within the tolerance are the same", () => {
    const near = { ...exact, tolerance: { absolute: 0.01, relative: 0 } };
    expect(compared([0.1, 2], [0.1001, 3], near)[1]).toBe("[0.1001, «3»]");
  });

  test("of a long list the part around the first difference is shown", () => {
    const long = Array.from({ length: 100 }, (_, at) => at);
    const other = long.with(50, -1);
    const [expected, actual] = compared(long, other);
    expect(expected).toBe(
      "[… 46 before, 46, 47, 48, 49, «50», 51, 52, 53, 54, 55, 56, 57, 58, 59, … 40 more]",
    );
    expect(actual).toContain("49, «-1», 51");
  });

  test("rows of a table stand under each other", () => {
    const table = Array.from({ length: 4 }, () => [10, 20, 30, 40]);
    const [expected] = compared(table, table.with(2, [10, 20, 31, 40]));
    expect(expected?.split("\n")).toEqual([
      "[",
      "  [10, 20, 30, 40],",
      "  [10, 20, 30, 40],",
      "  [10, 20, «30», 40],",
      "  [10, 20, 30, 40]",
      "]",
    ]);
  });
});

describe("where the order is free", () => {
  test("what is missing and what is too much is marked, and nothing else", () => {
    const [expected, actual] = compared([1, 2, 2, 3], [3, 2, 4, 1], { kind: "unordered" });
    expect([expected, actual]).toEqual(["[1, 2, «2», 3]", "[3, 2, «4», 1]"]);
  });

  test("an entry more often than asked is too much", () => {
    const [expected, actual] = compared([1, 2], [1, 2, 2], { kind: "unordered" });
    expect([expected, actual]).toEqual(["[1, 2]", "[1, 2, «2»]"]);
  });

  test("inside the entries too, where that is free", () => {
    const deep: Comparison = { kind: "unordered-deep" };
    const [expected, actual] = compared([["a", "b"], ["c"]], [["b", "a"], ["d"]], deep);
    expect([expected, actual]).toEqual(['[["a", "b"], «["c"]»]', '[["b", "a"], «["d"]»]']);
  });
});

test.each(["one-of", "checker"] as const)("where %s decides, nothing is marked", (kind) => {
  expect(compareValues([1], [2], { kind }, "javascript")).toBeNull();
});
