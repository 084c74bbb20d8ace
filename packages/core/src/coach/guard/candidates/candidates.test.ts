import { expect, test } from "vitest";
import { anAttempt } from "../../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { extractCode } from "../extract/extract-code.ts";
import { findNovelCode } from "../novelty/find-novel-code.ts";
import { readKnownCode } from "../novelty/known-code.ts";
import { buildCandidates } from "./build-candidates.ts";
import { fillFunctionBody } from "./fill-function-body.ts";
import { findFunctions } from "./find-functions.ts";
import { insertLines } from "./insert-lines.ts";
import { readWholeProgram } from "./read-whole-program.ts";

const problem = aProblem();

test("a function under another name is still the program", () => {
  const code = "const plus = (x, y) => x + y;";
  expect(readWholeProgram(problem, code, "javascript")?.entryPoint).toBe("plus");
});

test("a helper with other parameters is not taken for it", () => {
  expect(
    readWholeProgram(problem, "function half(x) {\n  return x / 2;\n}", "javascript"),
  ).toBeNull();
});

test("a class around the function is opened", () => {
  const code = "class Solution:\n    def plus(self, x, y):\n        return x + y";
  const program = readWholeProgram(problem, code, "python");
  expect(program?.entryPoint).toBe("add");
  expect(program?.code).toContain("return Solution().plus(*args)");
});

test("a body that calls the parameters otherwise gets them under those names", () => {
  const { code } = fillFunctionBody(problem, "const sum = x + y;\nreturn sum;", "javascript");
  expect(new Function(`${code}\nreturn add(2, 3);`)()).toBe(5);
});

test("a body that ends with the function's brace is closed once", () => {
  const { code } = fillFunctionBody(
    problem,
    "  if (a) {\n    b += a;\n  }\n  return b;\n}",
    "javascript",
  );
  expect(new Function(`${code}\nreturn add(2, 3);`)()).toBe(5);
});

test("functions inside others are not counted", () => {
  const code =
    "function outer(a) {\n  function inner(b) {\n    return b;\n  }\n  return inner(a);\n}\n";
  expect(findFunctions(code, "javascript")).toEqual([
    { name: "outer", parameters: ["a"], from: 0, until: 6 },
  ]);
});

function programsOf(reply: string, code: string) {
  const context = { problem, attempt: anAttempt({ code }) };
  const novel = findNovelCode(
    extractCode(reply).passages,
    readKnownCode(context),
    "javascript",
    true,
  );
  return buildCandidates(novel, context, 8).map((program) => program.code);
}

const unspaced = (code: string): string => code.replaceAll(/^ +/gm, "");

test.each([
  [
    "a line takes the place of the one that sets the same name",
    "Write `total = a + b;` there.",
    "function add(a, b) {\n  let total = 0;\n  total = a - b;\n  return total;\n}\n",
    "function add(a, b) {\n  let total = 0;\n  total = a + b;\n  return total;\n}\n",
  ],
  [
    "a condition takes the place of the one like it",
    "Ask `a <= b` instead.",
    "function add(a, b) {\n  while (a < b) a += 1;\n  return a;\n}\n",
    "function add(a, b) {\n  while (a <= b) a += 1;\n  return a;\n}\n",
  ],
  [
    "a helper takes the place of its namesake",
    "```js\nfunction help(x) {\n  return x + 1;\n}\n```",
    "function help(x) {\n  return x;\n}\nfunction add(a, b) {\n  return help(a);\n}",
    "function add(a, b) {\n  return help(a);\n}\nfunction help(x) {\n  return x + 1;\n}",
  ],
  [
    "several pieces are put in together",
    "Add `a += 1;` and let it be `return a + b;`.",
    "function add(a, b) {\n  return a - b;\n}\n",
    "function add(a, b) {\n  a += 1;\n  return a + b;\n}\n",
  ],
  [
    "a diff is applied",
    "```diff\n-  return a - b;\n+  return a + b;\n```",
    "function add(a, b) {\n  return a - b;\n}\n",
    "function add(a, b) {\n  return a + b;\n}\n",
  ],
])("%s", (_name, reply, before, after) => {
  expect(programsOf(reply, before).map(unspaced)).toContain(unspaced(after));
});

test("a missing line is tried where blocks end, at each of their depths", () => {
  const code = "def add(a, b):\n    for x in a:\n        if x:\n            b = x\n    return b\n";
  const wanted = code.replace("    return", "        b += a\n    return");
  expect(insertLines(code, "b += a", "python").map((changed) => changed.code)).toContain(wanted);
});

test("calls that are to be added stand beside the like ones, and a check takes the place of a check", () => {
  const own =
    "function walk(r, c) {\n  if (r > 9) return;\n  walk(r, c + 1);\n  walk(r + 1, c);\n}\n";
  const reply =
    "Add `walk(r, c - 1);` and `walk(r - 1, c);`, and check `if (r < 0 || r > 9) return;`";
  expect(programsOf(reply, own).map(unspaced)).toContain(
    unspaced(own)
      .replace("if (r > 9) return;", "if (r < 0 || r > 9) return;")
      .replace("walk(r, c + 1);", "walk(r, c + 1);\nwalk(r, c - 1);\nwalk(r - 1, c);"),
  );
});
