import { expect, test } from "vitest";
import { lineDiff } from "./line-diff.ts";

const signs = { same: " ", added: "+", removed: "-" } as const;
const diff = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

test.each([
  ["nothing changed", "a\nb", "a\nb", [" a", " b"]],
  ["a line is added at the end", "a", "a\nb", [" a", "+b"]],
  ["a line is added at the start", "b", "a\nb", ["+a", " b"]],
  ["a line is removed", "a\nb\nc", "a\nc", [" a", "-b", " c"]],
  ["a line is replaced", "a\nb\nc", "a\nx\nc", [" a", "-b", "+x", " c"]],
  ["everything is new", "a", "b", ["-a", "+b"]],
])("%s", (_name, before, after, lines) => {
  expect(diff(before, after)).toEqual(lines);
});
