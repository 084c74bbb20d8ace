import { expect, test } from "vitest";
import type { Language } from "../../entities/runs/language.ts";
import { plainCode, withoutPrints } from "./plain-code.ts";

type Case = [what: string, language: Language, one: string, other: string];

test.each<Case>([
  [
    "white space",
    "javascript",
    "function f(a){return a+1}",
    "function f( a ) {\n  return a + 1;\n}\n",
  ],
  ["a comment", "javascript", "let a = 1;", "let a = 1; // one\n/* two */"],
  ["types' spacing", "typescript", "let a:number=1", "let a: number = 1;"],
  ["blank lines", "python", "def f():\n    return 1", "\ndef f():\n\n    return 1\n"],
  ["how deep a depth is", "python", "if a:\n  b()\nc()", "if a:\n        b()\nc()"],
  ["a comment", "python", "a = 1", "a = 1  # one"],
])("%s does not make %s another program", (_what, language, one, other) => {
  expect(plainCode(one, language)).toBe(plainCode(other, language));
});

test.each<Case>([
  ["a number", "javascript", "let a = 1", "let a = 2"],
  ["what a text says", "javascript", 'f("a b")', 'f("ab")'],
  ["a mark of a comment inside a text", "javascript", 'f("// a")', 'f("// b")'],
  ["the words it is made of", "javascript", "let ab", "leta b"],
  ["the depth of a line", "python", "if a:\n    b()\nc()", "if a:\n    b()\n    c()"],
  ["a mark of a comment inside a text", "python", "f('# a')", "f('# b')"],
])("%s does in %s", (_what, language, one, other) => {
  expect(plainCode(one, language)).not.toBe(plainCode(other, language));
});

test.each<Case>([
  ["a print", "javascript", "a();", "a(); console.log(f(1), 2);"],
  [
    "a print with a block for it",
    "javascript",
    "while (a) b()",
    "while (a) { console.log(a); b() }",
  ],
  ["a print", "python", "a()", "print(a, b)\na()"],
])("%s in %s is not heard", (_what, language, one, other) => {
  expect(withoutPrints(one, language)).toBe(withoutPrints(other, language));
});
