import { expect, test } from "vitest";
import { isMalformedDiff } from "./is-malformed-diff.ts";

test.each([
  [
    "a proper one",
    "--- a\n+++ b\n@@ -1 +1 @@\n-def fibonacci(n):\n+def fibonacci(n: int) -> int:\n",
    false,
  ],
  [
    "lines that ran together",
    "@@ -1 +1 @@\n-def fibonacci(nn+def fibonacci(n: int) -> int:\n",
    true,
  ],
  ["one that changes nothing", "--- a\n+++ b\n@@ -1 +1 @@\n same\n", true],
  ["a whole file", "def f():\n    return 1\n", true],
])("%s", (_name, diff, malformed) => {
  expect(isMalformedDiff(diff)).toBe(malformed);
});
