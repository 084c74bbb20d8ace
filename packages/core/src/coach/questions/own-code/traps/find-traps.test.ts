import { expect, test } from "vitest";
import type { CodeOutline } from "../../../../entities/runs/code-outline.ts";
import { findTraps } from "./find-traps.ts";

const line = (
  at: number,
  kind: CodeOutline["lines"][number]["kind"],
  names: Partial<CodeOutline["lines"][number]> = {},
) => ({ line: at, kind, sets: [], reads: [], calls: [], ...names });
const functions = [{ name: "f", line: 1, endLine: 6 }];

const traps = (
  language: "python" | "javascript",
  code: string,
  outline: Omit<CodeOutline, "functions">,
) => findTraps({ language, code }, { functions, ...outline }).map(({ says }) => says);

test("a return that stands bare in a loop ends it in its first round", () => {
  const code = "def f(xs):\n  best = 0\n  for x in xs:\n    best = x\n    return best";
  const lines = [line(2, "assignment"), line(3, "for"), line(4, "assignment"), line(5, "return")];
  expect(traps("python", code, { loops: [{ kind: "for", line: 3, endLine: 5 }], lines })).toEqual([
    expect.stringContaining("Line 5 is a `return` inside the loop of line 3"),
  ]);
});

test("a return under a condition is none", () => {
  const code = "def f(xs):\n  for x in xs:\n    if x:\n      return x\n  return 0";
  const lines = [line(2, "for"), line(3, "if"), line(4, "return"), line(5, "return")];
  expect(traps("python", code, { loops: [{ kind: "for", line: 2, endLine: 4 }], lines })).toEqual(
    [],
  );
});

test("a condition that nothing changes", () => {
  const code = "def f(n):\n  while n > 0:\n    total = 1\n  return total";
  const lines = [line(2, "while", { reads: ["n"] }), line(3, "assignment"), line(4, "return")];
  expect(traps("python", code, { loops: [{ kind: "while", line: 2, endLine: 3 }], lines })).toEqual(
    expect.arrayContaining([expect.stringContaining("never ends")]),
  );
});

test.each([
  ["javascript", "xs.sort();", "as text"],
  ["javascript", "for (const i in xs) {}", "positions, as text"],
  ["python", "grid = [[0] * n] * m", "one and the same list"],
] as const)("%s: %s", (language, text, told) => {
  const lines = [line(2, "other"), line(3, "return")];
  expect(traps(language, `head\n${text}\nreturn`, { loops: [], lines })).toEqual([
    expect.stringContaining(told),
  ]);
});

test("a program without a return gives nothing back", () => {
  const lines = [line(2, "assignment")];
  expect(traps("python", "def f(a):\n  b = a", { loops: [], lines })).toEqual([
    expect.stringContaining("None comes back"),
  ]);
});
