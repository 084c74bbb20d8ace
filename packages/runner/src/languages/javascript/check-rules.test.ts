import type { SourceRule } from "@foothold/core/runs";
import { expect, test } from "vitest";
import { checkJavaScriptRules } from "./check-rules.ts";
import { compileJavaScript } from "./compile.ts";

const rule = (check: SourceRule["check"]): SourceRule => ({ id: "r", message: "No.", check });
const noSort = rule({ kind: "no-name", names: ["sort"] });
const noLoop = rule({ kind: "no-syntax", syntax: "loop" });
const noRecursion = rule({ kind: "no-syntax", syntax: "recursion" });
const mustRecurse = rule({ kind: "must-use", syntax: "recursion" });

test.each<[string, SourceRule, string, number | "unplaced" | null]>([
  ["a method call", noSort, "f = (a) =>\n  a.sort()", 2],
  ["a method by its text", noSort, "f = (a) => a['sort']()", 1],
  ["a method taken along", noSort, "const s = [].sort; f = (a) => s.call(a)", 1],
  ["a method taken apart", noSort, "const { sort } = Array.prototype;", 1],
  ["a method by a template", noSort, "f = (a) => a[`sort`]()", 1],
  ["a method by a text in pieces", noSort, "f = (a) => a['so' + `r` + 't']()", 1],
  ["a method taken apart by its text", noSort, "const { 'sort': s } = [];", 1],
  ["a method taken apart by a computed text", noSort, "const {\n  ['sort']: s } = [];", 2],
  ["a method taken apart in parameters", noSort, "f = ({ [`sort`]: s }) => s", 1],
  ["a method by Reflect", noSort, "f = (a) => Reflect.get(a, 'sort')", 1],
  [
    "a method by its descriptor",
    noSort,
    "Object.getOwnPropertyDescriptor([].__proto__, 'so' + 'rt')",
    1,
  ],
  [
    "a variable as a computed key of a pattern",
    noSort,
    "const k = 'x'; const { [k]: s } = {};",
    null,
  ],
  ["a key of an object that is made", noSort, "const o = { ['sort']: 1 };", null],
  ["code from text", noSort, "f = (a) => eval('a.so' + 'rt()')", 1],
  [
    "a function of the learner's own with that name",
    noSort,
    "function sort(a) { return a; }\nf = (a) => sort(a)",
    null,
  ],
  ["a property of that name", noSort, "const o = { sort: 1 };", null],
  ["the name in a text or comment", noSort, "// sort\nconst x = 'sort';", null],
  ["another name", noSort, "f = (a) => a.sorted", null],
  ["a for loop", noLoop, "function f() {\n  for (;;) {}\n}", 2],
  ["a for-of loop", noLoop, "for (const x of []) {}", 1],
  ["no loop", noLoop, "[].map((x) => x);", null],
  ["a direct recursion", noRecursion, "function f(n) {\n  return f(n - 1);\n}", 2],
  [
    "a recursion through another",
    noRecursion,
    "const g = (n) => f(n);\nfunction f(n) { return g(n); }",
    1,
  ],
  [
    "a recursion in a helper within",
    noRecursion,
    "function f() {\n  const walk = (n) => walk(n - 1);\n  return walk(3);\n}",
    2,
  ],
  ["a call of something else", noRecursion, "function g() {}\nfunction f() { return g(); }", null],
  ["a needed recursion that is there", mustRecurse, "function f(n) { return f(n - 1); }", null],
  ["a needed recursion that is missing", mustRecurse, "function f(n) { return n; }", "unplaced"],
])("%s", (_name, checked, code, line) => {
  const { program } = compileJavaScript("javascript", code);
  const broken = checkJavaScriptRules(program, [checked]);
  if (line === null) expect(broken).toEqual([]);
  else if (line === "unplaced") expect(broken).toEqual([{ rule: "r", message: "No." }]);
  else expect(broken).toMatchObject([{ rule: "r", line }]);
});
