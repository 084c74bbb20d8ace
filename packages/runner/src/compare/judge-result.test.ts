import type { Comparison, RunValue } from "@foothold/core/runs";
import { describe, expect, test } from "vitest";
import { type Checkers, judgeResult } from "./judge-result.ts";

const nan = { $: "nan" };
const infinity = { $: "infinity" };
const negativeZero = { $: "-0" };
const nothing = { $: "undefined" };
const big = (value: string) => ({ $: "bigint", value });
const tuple = (...items: RunValue[]) => ({ $: "tuple", items });
const set = (...items: RunValue[]) => ({ $: "set", items });
const map = (...entries: [RunValue, RunValue][]) => ({ $: "map", entries });

const passes = (
  actual: RunValue,
  expected: RunValue,
  comparison: Comparison,
  checkers?: Checkers,
) => judgeResult({ args: [], actual, expected }, comparison, checkers).passed;

describe("exact comparison", () => {
  test.each<[string, RunValue, RunValue, boolean]>([
    ["the same number", 1, 1, true],
    ["an integer and a float of one value", 1, 1.0, true],
    ["another number", 1, 2, false],
    ["a number and its text", 1, "1", false],
    ["true and one", true, 1, false],
    ["false and null", false, null, false],
    ["NaN and NaN", nan, nan, true],
    ["NaN and a number", nan, 0, false],
    ["negative zero and zero", negativeZero, 0, true],
    ["infinity and infinity", infinity, infinity, true],
    ["infinity and minus infinity", infinity, { $: "-infinity" }, false],
    ["a big integer and the same", big("9007199254740993"), big("9007199254740993"), true],
    ["a big integer and its neighbour", big("9007199254740993"), big("9007199254740992"), false],
    ["a big integer and a number of one value", big("12"), 12, true],
    ["a big integer and its text", big("12"), "12", false],
    ["nested lists", [[1, [2]], []], [[1, [2]], []], true],
    ["lists of another order", [1, 2], [2, 1], false],
    ["a longer list", [1, 2, 3], [1, 2], false],
    ["an empty list and null", [], null, false],
    ["a tuple and a list", tuple(1, 2), [1, 2], true],
    ["a set and a set in another order", set(1, 2), set(2, 1), true],
    ["a set and a larger set", set(1), set(1, 2), false],
    ["a set and a list", set(1, 2), [1, 2], false],
    ["undefined and undefined", nothing, nothing, true],
    ["undefined and null", nothing, null, false],
    ["objects with keys in another order", { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ["an object with one key more", { a: 1, b: 2 }, { a: 1 }, false],
    ["an object and an array", { 0: 1 }, [1], false],
    ["a map and an object", map(["a", 1]), { a: 1 }, true],
    ["a map with number keys and an object", map([1, "x"]), { 1: "x" }, true],
    ["maps that differ in the kind of key", map([1, "x"]), map(["1", "x"]), false],
    ["two functions", { $: "function" }, { $: "function" }, false],
    ["two cycles", { $: "cycle" }, { $: "cycle" }, false],
    ["a learner's object that spells a tag", { $: "object", entries: [["$", "nan"]] }, nan, false],
    [
      "a map entry that is missing against undefined",
      map(["a", nothing]),
      map(["b", nothing]),
      false,
    ],
    ["a prototype key", { __proto__x: 1 }, { constructor: 1 }, false],
  ])("%s", (_name, actual, expected, passed) => {
    expect(passes(actual, expected, { kind: "exact" })).toBe(passed);
    expect(passes(expected, actual, { kind: "exact" })).toBe(passed);
  });
});

test.each<[string, RunValue, RunValue, Partial<Comparison>, boolean]>([
  ["true and one, where they count as the same", true, 1, { booleansAreNumbers: true }, true],
  ["false and one", false, 1, { booleansAreNumbers: true }, false],
  ["true in a list", [true], [1], { booleansAreNumbers: true }, true],
  [
    "true in a list without order",
    [0, true],
    [1, 0],
    { kind: "unordered", booleansAreNumbers: true },
    true,
  ],
  ["a tuple and a list, where they are apart", tuple(1), [1], { tuplesAreNoLists: true }, false],
  ["a tuple in a list", [tuple(1)], [[1]], { tuplesAreNoLists: true }, false],
  ["a tuple and a tuple", tuple(1), tuple(1), { tuplesAreNoLists: true }, true],
])("%s", (_name, actual, expected, comparison, passed) => {
  expect(passes(actual, expected, { kind: "exact", ...comparison })).toBe(passed);
});

describe("float tolerance", () => {
  const close: Comparison = { kind: "exact", tolerance: { absolute: 1e-6, relative: 1e-6 } };
  test.each<[string, RunValue, RunValue, boolean]>([
    ["a rounding error", 0.1 + 0.2, 0.3, true],
    ["a relative error of a large number", 1e12 + 1, 1e12, true],
    ["a difference that matters", 0.31, 0.3, false],
    ["NaN and zero", nan, 0, false],
    ["infinity and a large number", infinity, 1e308, false],
    ["inside a list", [0.1 + 0.2], [0.3], true],
    ["inside a set", set(0.1 + 0.2, 5), set(5, 0.3), true],
  ])("%s", (_name, actual, expected, passed) => {
    expect(passes(actual, expected, close)).toBe(passed);
  });

  test("is none unless the problem asks for it", () => {
    expect(passes(0.1 + 0.2, 0.3, { kind: "exact" })).toBe(false);
  });
});

describe("unordered results", () => {
  test.each<[string, Comparison["kind"], RunValue, RunValue, boolean]>([
    ["another order", "unordered", [3, 1, 2], [1, 2, 3], true],
    ["another multiplicity", "unordered", [1, 1, 2], [1, 2, 2], false],
    ["a set for a list", "unordered", set(2, 1), [1, 2], true],
    ["an inner order", "unordered", [[2, 1]], [[1, 2]], false],
    ["an inner order where depth is free", "unordered-deep", [[2, 1], [3]], [[3], [1, 2]], true],
    ["inner lists that differ", "unordered-deep", [[2, 1], [3]], [[3], [1, 1]], false],
  ])("%s (%s)", (_name, kind, actual, expected, passed) => {
    expect(passes(actual, expected, { kind })).toBe(passed);
  });

  test("ten thousand items are compared without trying every pair", () => {
    const items = Array.from({ length: 10_000 }, (_, index) => index);
    const started = performance.now();
    expect(passes([...items].reverse(), items, { kind: "unordered" })).toBe(true);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe("several right answers", () => {
  test("one-of accepts any of those listed, and nothing else", () => {
    const accepted = [
      [0, 1],
      [1, 0],
    ];
    expect(passes([1, 0], accepted, { kind: "one-of" })).toBe(true);
    expect(passes([1, 1], accepted, { kind: "one-of" })).toBe(false);
  });

  const checkers: Checkers = {
    "sums-to-expected": ({ actual, expected }) => {
      const sum = (actual as number[]).reduce((total, item) => total + item, 0);
      return sum === expected ? { passed: true } : { passed: false, reason: `The sum is ${sum}.` };
    },
  };
  const byChecker: Comparison = { kind: "checker", checker: "sums-to-expected" };

  test("a checker decides, and says why not", () => {
    expect(passes([1, 4], 5, byChecker, checkers)).toBe(true);
    expect(judgeResult({ args: [], actual: [1, 1], expected: 5 }, byChecker, checkers)).toEqual({
      passed: false,
      reason: "The sum is 2.",
    });
  });

  test("a value that a checker cannot read is a wrong answer, not an outage", () => {
    expect(passes(null, 5, byChecker, checkers)).toBe(false);
  });

  test.each(["missing", "constructor"])("a checker called %s is our mistake", (checker) => {
    expect(() => passes(1, 1, { kind: "checker", checker }, checkers)).toThrow("No checker");
  });
});
