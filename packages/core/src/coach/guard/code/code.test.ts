import { expect, test } from "vitest";
import { lineKey, splitCodeLines } from "./code-lines.ts";
import { detectLanguage } from "./detect-language.ts";
import { readDiff } from "./read-diff.ts";
import { tokenize, tokenTexts } from "./tokenize.ts";

test.each([
  ["def add(a, b):\n    return a + b", "python"],
  ["for i in range(len(xs)):\n    total += xs[i]", "python"],
  ["middle = (low + high) // 2", "python"],
  ["function add(a, b) {\n  return a + b;\n}", "javascript"],
  ["const add = (a: number, b: number): number => a + b;", "typescript"],
  ["public int[] twoSum(int[] nums, int target) {\n  return null;\n}", "other"],
  ["vector<int> add(vector<int>& nums) { int n = nums.size(); }", "other"],
  ["low = middle", "javascript"],
] as const)("%j is read as %s by a learner of JavaScript", (code, language) => {
  expect(detectLanguage(code, "javascript")).toBe(language);
});

test("what could be any language is the learner's", () => {
  expect(detectLanguage("low = middle", "python")).toBe("python");
});

test("two lines that differ in spaces, comments and a semicolon are the same", () => {
  const [one] = splitCodeLines("  total  +=  x ; // add it\n", "javascript");
  const [other] = splitCodeLines("total += x  # add it", "python");
  expect(lineKey(one?.tokens ?? [])).toBe(lineKey(other?.tokens ?? []));
});

test("a comment alone is no line", () => {
  expect(splitCodeLines("# first\n\nx = 1\n", "python")).toHaveLength(1);
});

test("an apostrophe in a word does not begin a string", () => {
  expect(tokenTexts(tokenize("it's x = 'a'"))).toEqual(["it", "'", "s", "x", "=", "'a'"]);
});

test("a diff is read as what goes, what comes and what stays", () => {
  expect(
    readDiff("@@ -1,3 +1,3 @@\n while (low < high) {\n-  low = middle;\n+  low = middle + 1;\n }"),
  ).toEqual({
    hunks: [
      {
        before: ["while (low < high) {", "  low = middle;", "}"],
        after: ["while (low < high) {", "  low = middle + 1;", "}"],
        added: ["  low = middle + 1;"],
        removed: ["  low = middle;"],
      },
    ],
  });
});

test("a program that counts down is no diff", () => {
  expect(readDiff("let i = 3;\nwhile (i > 0) {\n  i--;\n}")).toBeNull();
});
