import { describe, expect, test } from "vitest";
import { programShape } from "./program-shape.ts";

const script = (code: string) => programShape(code, "javascript", "solve");
const python = (code: string) => programShape(code, "python", "solve");

describe("loops", () => {
  test.each([
    ["none", "function solve(a) { return a; }", 0, 0],
    ["one", "for (let i = 0; i < n; i++) { total += a[i]; }", 1, 1],
    ["one after the other", "for (const x of a) { s += x; }\nfor (const x of a) { t += x; }", 2, 1],
    [
      "one inside another",
      "for (const x of a) {\n  for (const y of a) {\n    f(x, y);\n  }\n}",
      2,
      2,
    ],
    [
      "without braces",
      "for (const x of a)\n  for (const y of a) f(x, y);\nwhile (go) step();",
      3,
      2,
    ],
    ["do and while", "do { step(); } while (go);\nwhile (more) { step(); }", 2, 1],
    ["methods", "return a.map((x) => a.filter((y) => y < x).length);", 2, 2],
    ["methods in a chain", "return a.filter(odd).map(double);", 2, 1],
    ["words in texts", "// for each\nconst s = 'while (true) {'; /* for (;;) */", 0, 0],
    ["a loop after a block", "if (go) { stop(); }\nfor (const x of a) { f(x); }", 1, 1],
  ])("in a script: %s", (_name, code, count, depth) => {
    expect(script(code).loops).toEqual({ count, depth });
  });

  test.each([
    ["none", "def solve(a):\n    return a", 0, 0],
    ["one", "for x in a:\n    total += x", 1, 1],
    ["one after the other", "for x in a:\n    s += x\n\nfor x in a:\n    t += x", 2, 1],
    ["one inside another", "for x in a:\n    if x:\n        while go:\n            step()", 2, 2],
    ["a comprehension", "return [x * 2 for x in a if x]", 1, 1],
    ["a comprehension in a loop", "for x in a:\n    b.append([y for y in a])", 2, 2],
    ["words in texts", '# for x in a:\ns = \'for x in a:\'\n"""\nfor x in a:\n"""', 0, 0],
  ])("in Python: %s", (_name, code, count, depth) => {
    expect(python(code).loops).toEqual({ count, depth });
  });
});

test("lines are those with code on them", () => {
  expect(script("// a note\nfunction solve(a) {\n\n  return a; // done\n}\n").lines).toBe(3);
  expect(python("# a note\ndef solve(a):\n\n    return a\n").lines).toBe(2);
});

test("a program that calls itself is known, one that is only defined is not", () => {
  expect(script("function solve(n) { return n ? solve(n - 1) : 0; }").callsItself).toBe(true);
  expect(script("function solve(n) { return other.solve(n); }").callsItself).toBe(false);
});
