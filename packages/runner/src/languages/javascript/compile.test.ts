import { expect, test } from "vitest";
import { CompileError } from "../program-error.ts";
import { compileJavaScript } from "./compile.ts";

test.each([
  ["export function f() {}", "       function f() {}"],
  ["export default function f() {}", "               function f() {}"],
  ["export const f = 1;", "       const f = 1;"],
  ["function f() {}\nexport { f };", "function f() {}\n            "],
])("%s is run as a script, column by column where it was", (source, expected) => {
  const { code } = compileJavaScript("javascript", source);
  expect(code.length).toBe(source.length);
  expect(code.trimEnd()).toBe(expected.trimEnd());
});

test("types are stripped and lines stay", () => {
  const source = "type A = {\n  x: number;\n};\nfunction f(a: A): number {\n  return a.x!;\n}";
  const { code } = compileJavaScript("typescript", source);
  expect(code.split("\n")).toHaveLength(source.split("\n").length);
  expect(code.split("\n")[3]).toContain("function f(a)");
});

test.each([
  ["a syntax error", "javascript", "let x =;\n", 1, 8],
  ["an import", "javascript", "import x from 'y';\nexport const f = 1;", 1, 1],
  ["a type error of syntax", "typescript", "let x: = 1;\n", 1, undefined],
] as const)("%s tells its place", (_name, language, source, line, column) => {
  try {
    compileJavaScript(language, source);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(CompileError);
    expect((error as CompileError).line).toBe(line);
    if (column !== undefined) expect((error as CompileError).column).toBe(column);
  }
});
