import { expect, test } from "vitest";
import { looksLikeDiff, namesOtherFile } from "./diff-header.ts";

test.each([
  ["@@ -1,2 +1,2 @@\n-a\n+b\n", true],
  ["--- a/notes.md\n+++ b/notes.md\n@@ -1 +1 @@\n-a\n+b\n", true],
  ["--- a rule\n+++ and more of it\n", false],
  ["# Notes\n\n@@ -1 +1 @@\n", false],
  ["", false],
])("a text that is a diff: %j", (text, isDiff) => {
  expect(looksLikeDiff(text)).toBe(isDiff);
});

test.each([
  ["--- a/notes.md\n+++ b/notes.md\n@@ -1 +1 @@\n", false],
  ["--- notes.md\t2026-01-01\n+++ notes.md\t2026-01-02\n@@ -1 +1 @@\n", false],
  ["--- /dev/null\n+++ b/notes.md\n@@ -0,0 +1 @@\n", false],
  ["@@ -1 +1 @@\n--- a/solution.py\n", false],
  ["--- a/solution.py\n+++ b/solution.py\n@@ -1 +1 @@\n", true],
  ["--- a/notes.md\n+++ b/../notes.md\n@@ -1 +1 @@\n", true],
  ["no diff at all", false],
])("a diff of notes.md that names another file: %j", (diff, other) => {
  expect(namesOtherFile(diff, "notes.md")).toBe(other);
});
