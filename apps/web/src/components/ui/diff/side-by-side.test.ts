import { expect, test } from "vitest";
import { sideBySide } from "./side-by-side.ts";

const rows = (before: string, after: string) =>
  sideBySide(before, after).map((row) => `${row.before?.text ?? ""}|${row.after?.text ?? ""}`);

test.each([
  ["the same line stands on both sides", "a", "a", ["a|a"]],
  ["a new line stands beside the one it replaces", "a\nb\nc", "a\nx\nc", ["a|a", "b|x", "c|c"]],
  ["two lines for one", "a\nb", "a\nx\ny", ["a|a", "b|x", "|y"]],
  ["one line for two", "a\nb\nc", "a\nx", ["a|a", "b|x", "c|"]],
  ["a line before the others", "b", "a\nb", ["|a", "b|b"]],
])("%s", (_name, before, after, expected) => {
  expect(rows(before, after)).toEqual(expected);
});
