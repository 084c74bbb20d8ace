import { describe, expect, test } from "vitest";
import { timeGrowth } from "../../testing/time-growth.ts";
import { listAssertedTests, MAX_ASSERTIONS, readAssertedTests } from "./read-asserted-tests.ts";
import { resolveChanges, resolveCutChanges } from "./resolve-change.ts";

const files = {
  contents: { "solution.py": "def f(n):\n    return n\n", "notes.md": "one\n" },
  language: "python",
} as const;

describe("a reply's changes", () => {
  test("are resolved with what they add and remove", () => {
    const changes = [
      { path: "notes.md", content: "@@ -1,1 +1,2 @@\n one\n+two\n", isDiff: true },
      { path: "scratch/try.py", content: "print(1)\n" },
      { path: "solution.py", content: "def f(n):\n    return n + 1\n" },
    ];
    expect(resolveChanges(changes, files)).toMatchObject([
      { state: "open", newContent: "one\ntwo\n", stats: { added: 1 }, mayApplyItself: true },
      { state: "open", oldContent: null, stats: { added: 1 }, mayApplyItself: true },
      { state: "open", stats: { modified: 1 }, mayApplyItself: false },
    ]);
  });

  test("a deletion has no new text", () => {
    const change = { path: "notes.md", content: "", isDeleted: true };
    expect(resolveChanges([change], files)).toMatchObject([
      { state: "open", newContent: null, stats: { removed: 1 } },
    ]);
  });

  test.each([
    ["a path of no workspace", { path: "../etc/passwd", content: "x" }, "refused-path"],
    ["a test file of another language", { path: "test_a.js", content: "x" }, "refused-path"],
    ["the solution deleted", { path: "solution.py", content: "", isDeleted: true }, "refused-path"],
    ["the same text", { path: "notes.md", content: "one\n" }, "no-effect"],
    [
      "a diff with other lines",
      { path: "notes.md", content: "@@ -1 +1 @@\n-uno\n+1\n", isDiff: true },
      "wrong-context",
    ],
    [
      "a diff of another file",
      {
        path: "notes.md",
        content: "--- a/solution.py\n+++ b/solution.py\n@@ -1 +1 @@\n-one\n+1\n",
        isDiff: true,
      },
      "malformed-diff",
    ],
    ["no diff", { path: "notes.md", content: "-one+two", isDiff: true }, "malformed-diff"],
  ])("%s is blocked", (_name, change, reason) => {
    expect(resolveChanges([change], files)).toMatchObject([
      { state: "blocked", blocked: { reason }, mayApplyItself: false },
    ]);
  });

  test("of a cut reply are all blocked, and can be looked at", () => {
    const change = { path: "notes.md", content: "two\n" };
    expect(resolveCutChanges([change], files)).toMatchObject([
      { state: "blocked", blocked: { reason: "cut-reply" }, newContent: "two\n" },
    ]);
  });
});

describe("asserted tests", () => {
  test("are read in the usual forms", () => {
    const program = [
      "from solution import add",
      "def test_add():",
      "    assert add([1, 2], True) == None",
      "    assert.deepEqual(add('a', [3]), [4]);",
      "    expect(add(1)).toEqual(-2);",
      "test('small', () => assert.equal(add(2), 4));",
    ].join("\n");
    expect(readAssertedTests(program, "add")).toEqual({
      readable: true,
      tests: [
        { args: [[1, 2], true], expected: null },
        { args: ["a", [3]], expected: [4] },
        { args: [1], expected: -2 },
        { args: [2], expected: 4 },
      ],
    });
  });

  test.each(["assert add(x) == 3", "assert True", "assert add(1) > 2", "assert inspect(add) == 1"])(
    "%s cannot be held against the task",
    (line) => {
      expect(readAssertedTests(line, "add")).toEqual({
        readable: false,
        why: `This cannot be held against the task: ${line}`,
      });
    },
  );

  test.each([
    ["brackets", (length: number) => `assert add(${")".repeat(length)}`],
    [
      "brackets before a comparison",
      (length: number) => `assert add(${") == ".repeat(length / 5)}`,
    ],
    ["quotes and brackets", (length: number) => `assert.equal(add(${"'),".repeat(length / 3)}`],
  ])("are read in linear time: a line of many %s", async (_name, textOf) => {
    const read = (text: string) => listAssertedTests(text, "add", MAX_ASSERTIONS);
    expect(await timeGrowth(read, textOf, 10_000)).toBeLessThan(3);
  });

  test("are no more than can be run", () => {
    const lines = (count: number) => "assert add(1) == 2\n".repeat(count);
    expect(readAssertedTests(lines(MAX_ASSERTIONS), "add").readable).toBe(true);
    expect(readAssertedTests(lines(MAX_ASSERTIONS + 1), "add")).toEqual({
      readable: false,
      why: "It has more than 20 assertions.",
    });
    expect(listAssertedTests(lines(100), "add", MAX_ASSERTIONS)).toHaveLength(MAX_ASSERTIONS);
    expect(listAssertedTests(lines(1), "add", 0)).toEqual([]);
  });
});
