import { expect, test } from "vitest";
import { readStackFrame } from "./read-stack-frame.ts";

test.each([
  ["    at twoSum (/tmp/a/solution.js:3:5)", "twoSum"],
  ["    at async run (file:///solution.js:3:5)", "run"],
  ["    at solution.js:3:5", ""],
  ["    at eval (eval at load (host.js:1:2), solution.js:3:5)", "eval"],
  ["    at Object.next [as done] (solution.js:3:5)", "Object.next [as done]"],
])("%s is in the program", (line, name) => {
  expect(readStackFrame(line)).toEqual({ name, line: 3, column: 5 });
});

test.each([
  "    at Array.map (<anonymous>)",
  "    at run (xsolution.js:3:5)",
  "    at two words/solution.js:3:5",
  "solution.js:3:5",
])("%s is not", (line) => {
  expect(readStackFrame(line)).toBeNull();
});
