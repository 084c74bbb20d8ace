import { expect, test } from "vitest";
import { codeTokens } from "./code-tokens.ts";

const coloured = (line: string, language: "python" | "typescript") =>
  codeTokens(line, language)
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text }) => `${kind} ${text}`);

test("nothing of a line is lost", () => {
  const line = "  for i in range(1, len(text)):  # skip 'a'";
  expect(
    codeTokens(line, "python")
      .map(({ text }) => text)
      .join(""),
  ).toBe(line);
});

test.each([
  ["python", "for i in a: # in", ["keyword for", "keyword in", "comment # in"]],
  ["python", "x = 'it is # 1'", ["string 'it is # 1'"]],
  ["python", "inner = 12.5", ["number 12.5"]],
  ["python", "x = 'open", ["string 'open"]],
  [
    "typescript",
    "const a: number = 1; // no",
    ["keyword const", "keyword number", "number 1", "comment // no"],
  ],
] as const)("%s: %s", (language, line, expected) => {
  expect(coloured(line, language)).toEqual(expected);
});
