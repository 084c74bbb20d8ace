import { expect, test } from "vitest";
import { anAttempt } from "../../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { tokenize } from "../code/tokenize.ts";
import { classifyLine } from "./classify-line.ts";
import { findNovelCode } from "./find-novel-code.ts";
import { readKnownCode } from "./known-code.ts";

const code = `function add(a, b) {
  let total = a; // start
  const parts = [];
  total = total - b;
  return total;
}
`;
const known = readKnownCode({ problem: aProblem(), attempt: anAttempt({ code }) });

test.each([
  ["total = total - b", "own"],
  ["let total=a;", "own"],
  ["total - b", "own"],
  ["total = total", "code"],
  ["def add(a, b):", "own"],
  ["})", "nothing"],
  ["[1, 2, -3]", "value"],
  ["add(1, 2)", "value"],
  ["add(1, 2) === 3", "value"],
  ["O(n log n)", "value"],
  ["3 + 4 = 7", "value"],
  ["total", "own"],
  ["sum", "value"],
  ["return -1", "value"],
  ["for", "value"],
  ["for...of", "value"],
  ["total = 0 a = 4 b = 2", "mention"],
  ["NameError: name 'sum' is not defined", "prose"],
  ["TypeError: Cannot read properties of undefined (reading '0')", "mention"],
  ["1 -> 2 -> 3", "value"],
  ['answer = "function add(a, b) { return a + b; }"', "code"],
  ["if/else", "value"],
  ["assert add(1, 2) == 3", "value"],
  ["Map<number, string>", "mention"],
  ["console.log({ total, parts })", "mention"],
  ["total = 7", "mention"],
  ["total = 7, b = 2", "mention"],
  ["a === b", "mention"],
  ["total === b", "unsure"],
  ["Math.max(total, a)", "unsure"],
  ["n - 1", "mention"],
  ["n * n / 2", "mention"],
  ["1 <= n <= 1000", "mention"],
  ["list.push(x)", "mention"],
  ["numbers[i]", "value"],
  ["total = a + b", "code"],
  ["total + b", "code"],
  ["total = b", "code"],
  ["parts.pop()", "code"],
  ["return a + b", "code"],
  ["if a > b then swap them", "code"],
  ["for each number in the list", "code"],
  ["the first entry has no partner yet", "prose"],
])("%j is %s", (line, kind) => {
  expect(classifyLine(tokenize(line), known)).toBe(kind);
});

const isNovel = (block: string) =>
  findNovelCode([{ code: block, place: "block", urged: false }], known, "javascript", false)
    .length > 0;

test.each([
  ["lines as they stand", "let total = a;\nconst parts = [];", false],
  ["the program with a gap that is shown", "let total = a;\n// ...\nreturn total;", false],
  ["lines in another order", "return total;\nlet total = a;", true],
  ["the program with a line left out", "let total = a;\ntotal = total - b;\nreturn total;", true],
])("the learner's own %s", (_name, block, novel) => {
  expect(isNovel(block)).toBe(novel);
});

test("the learner's own line is news where they are told to write it once more", () => {
  const line = { code: "total = total - b;", place: "inline" } as const;
  expect(findNovelCode([{ ...line, urged: true }], known, "javascript", false)).toHaveLength(1);
  expect(findNovelCode([{ ...line, urged: false }], known, "javascript", false)).toHaveLength(0);
});
