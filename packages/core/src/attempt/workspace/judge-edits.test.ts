import { describe, expect, test } from "vitest";
import { MAX_WORKSPACE_BYTES, MAX_WORKSPACE_FILES } from "../../entities/attempt/workspace.ts";
import { judgeEdits } from "./judge-edits.ts";

const before = { "solution.js": "let a;\n", "notes.md": "n\n" };

describe("edits of a workspace", () => {
  test("several at once give the files after them", () => {
    const edits = [
      { path: "scratch/a.js", content: "1" },
      { path: "notes.md", content: null },
      { path: "solution.js", content: "let b;\n" },
    ];
    expect(judgeEdits(before, edits, "javascript")).toEqual({
      allowed: true,
      contents: { "solution.js": "let b;\n", "scratch/a.js": "1" },
    });
  });

  test.each([
    ["elsewhere", [{ path: "../a.js", content: "" }], "unknown-path"],
    ["in another language", [{ path: "test_a.py", content: "" }], "other-language"],
    ["without the solution", [{ path: "solution.js", content: null }], "solution-stays"],
    ["of a file that is not there", [{ path: "tests.json", content: null }], "no-such-file"],
    [
      "that are right but for the last",
      [
        { path: "notes.md", content: "x" },
        { path: "nowhere", content: "x" },
      ],
      "unknown-path",
    ],
    [
      "beyond the size of all files",
      [{ path: "scratch/a.txt", content: "é".repeat(MAX_WORKSPACE_BYTES / 2) }],
      "too-large",
    ],
  ])("%s are refused", (_name, edits, reason) => {
    expect(judgeEdits(before, edits, "javascript")).toMatchObject({ allowed: false, reason });
  });

  test("at most so many files, and fewer are always allowed", () => {
    const many = Object.fromEntries(
      Array.from({ length: MAX_WORKSPACE_FILES + 1 }, (_, index) => [`scratch/f${index}`, ""]),
    );
    const add = [{ path: "scratch/one-more", content: "" }];
    const remove = [{ path: "scratch/f0", content: null }];
    const full = Object.fromEntries(Object.entries(many).slice(1));
    expect(judgeEdits(full, add, "javascript")).toMatchObject({ reason: "too-many-files" });
    expect(judgeEdits(many, remove, "javascript")).toMatchObject({ allowed: true });
  });
});
