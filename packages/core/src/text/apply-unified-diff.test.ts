import { expect, test } from "vitest";
import { applyUnifiedDiff } from "./apply-unified-diff.ts";

const old = "one\ntwo\nthree\nfour\n";
const hunk = (...lines: string[]) => lines.join("\n");

test.each([
  [
    "a line is replaced",
    hunk("@@ -1,3 +1,3 @@", " one", "-two", "+TWO", " three"),
    "one\nTWO\nthree\nfour\n",
  ],
  [
    "lines are added after one",
    hunk("--- a/x", "+++ b/x", "@@ -4,0 +5,1 @@", "+five"),
    `${old}five\n`,
  ],
  [
    "two hunks",
    hunk("@@ -1 +1 @@", "-one", "+1", "@@ -4 +4 @@", "-four", "+4"),
    "1\ntwo\nthree\n4\n",
  ],
  [
    "all goes",
    hunk("--- a/x", "+++ /dev/null", "@@ -1,4 +0,0 @@", "-one", "-two", "-three", "-four"),
    null,
  ],
])("%s", (_name, diff, content) => {
  expect(applyUnifiedDiff(old, diff)).toEqual({ applied: true, content });
});

test("a file is made", () => {
  const diff = hunk("--- /dev/null", "+++ b/notes.md", "@@ -0,0 +1,2 @@", "+a", "+b");
  expect(applyUnifiedDiff(null, diff)).toEqual({ applied: true, content: "a\nb\n" });
});

test.each([
  ["merged lines", hunk("@@ -1,1 +1,1 @@", "-def f(nn+def f(n: int) -> int:"), "malformed-diff"],
  ["too few lines", hunk("@@ -1,3 +1,3 @@", " one", "-two", "+TWO"), "malformed-diff"],
  ["no hunk", hunk("-two", "+TWO"), "malformed-diff"],
  ["prose", "Replace two by TWO.", "malformed-diff"],
  ["another line there", hunk("@@ -1,2 +1,2 @@", " one", "-zwei", "+TWO"), "wrong-context"],
  [
    "right lines at another place",
    hunk("@@ -2,2 +2,2 @@", " one", "-two", "+TWO"),
    "wrong-context",
  ],
  ["beyond the end", hunk("@@ -9,0 +10,1 @@", "+x"), "wrong-context"],
  ["no effect", hunk("@@ -1,1 +1,1 @@", "-one", "+one"), "no-effect"],
])("%s is refused", (_name, diff, reason) => {
  expect(applyUnifiedDiff(old, diff)).toEqual({ applied: false, reason });
});

test("a diff of more lines than a call takes arguments is applied", () => {
  const many = 300_000;
  const added = `@@ -0,0 +1,${many} @@\n${"+a\n".repeat(many)}`;
  expect(applyUnifiedDiff(null, added)).toEqual({ applied: true, content: "a\n".repeat(many) });
  const changed = `@@ -${many} +${many} @@\n-a\n+b\n`;
  expect(applyUnifiedDiff("a\n".repeat(many), changed)).toMatchObject({ applied: true });
});
