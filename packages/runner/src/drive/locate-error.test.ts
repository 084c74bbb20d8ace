import { expect, test } from "vitest";
import { stripTypes } from "../languages/javascript/strip-types.ts";
import { locateError } from "./locate-error.ts";

const source = { code: "line 1\nline 2\nline 3", entryPoint: "f", map: { mappings: "" } };
const located = (stack: string) => locateError({ type: "Error", message: "m", stack }, source);

test("frames of ours are left out, and the line is the learner's own", () => {
  const error = located(
    "Error: m\n    at g (solution.js:3:9)\n    at f (solution.js:4:1)\n    at runInRealm (kernel.js:1:200)\n    at file:///runner/javascript.js:1:1",
  );
  expect(error).toMatchObject({ line: 2, column: 9 });
  expect(error.frames).toEqual([
    { name: "g", line: 2, column: 9 },
    { name: "f", line: 3, column: 1 },
  ]);
});

test.each([
  ["beyond the program", "Error: m\n    at f (solution.js:99:1)"],
  ["before the program", "Error: m\n    at f (solution.js:1:1)"],
  ["of no file", "Error: m\n    at native"],
  ["without a stack", ""],
])("a line %s is not told", (_name, stack) => {
  expect(located(stack).line).toBeUndefined();
});

test.each([
  ["    at solution.js:2:5", ""],
  ["    at async f (solution.js:2:5)", "f"],
  ["    at new P (solution.js:2:5)", "new P"],
  ["    at Array.map (<anonymous>)\n    at f (solution.js:2:5)", "f"],
  ["    at f (http://localhost/runner/solution.js:2:5)", "f"],
])("%s is understood", (stack, name) => {
  expect(located(`Error: m\n${stack}`).frames).toEqual([{ name, line: 1, column: 5 }]);
});

test("columns of TypeScript are those of the typed line", () => {
  const code = "function f(a: number, b: Map<string, number>): number { return b.get('x')!.y; }";
  const { code: stripped, mappings } = stripTypes(code);
  const column = stripped.indexOf("b.get") + 1;
  const error = locateError(
    { type: "TypeError", message: "m", stack: `TypeError: m\n    at f (solution.js:2:${column})` },
    { code, entryPoint: "f", map: { mappings } },
  );
  expect(error.column).toBe(code.indexOf("b.get") + 1);
});
