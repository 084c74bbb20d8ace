import { describe, expect, test } from "vitest";
import { findConflicts, KEEP_ORIGINAL, mergeFiles } from "./merge-files.ts";

const files = { "notes.md": "one\ntwo\nthree\nfour" };
const change = (subtaskId: string, content: string, path = "notes.md") => ({
  subtaskId,
  change: { path, content },
});

describe("changes of several sub-tasks", () => {
  test("at different lines are put together", () => {
    const changes = [
      change("a", "ONE\ntwo\nthree\nfour"),
      change("b", "one\ntwo\nthree\nFOUR\nfive"),
    ];
    expect(findConflicts(changes, files)).toEqual([]);
    expect(mergeFiles(changes, files, [])).toEqual([
      { path: "notes.md", content: "ONE\ntwo\nthree\nFOUR\nfive" },
    ]);
  });

  test("of the same lines are a conflict, and what was chosen is taken", () => {
    const changes = [
      change("a", "one\nTWO\nthree\nfour"),
      change("b", "one\n2\nthree\nfour\nfive"),
    ];
    const [conflict, ...others] = findConflicts(changes, files);
    expect(others).toEqual([]);
    expect(conflict).toEqual({
      path: "notes.md",
      fromLine: 2,
      original: "two",
      sides: [
        { subtaskId: "a", content: "TWO" },
        { subtaskId: "b", content: "2" },
      ],
      chosen: null,
    });
    if (!conflict) return;
    const merged = (chosen: string) =>
      mergeFiles(changes, files, [{ ...conflict, chosen }])[0]?.content;
    expect(merged("a")).toBe("one\nTWO\nthree\nfour\nfive");
    expect(merged("b")).toBe("one\n2\nthree\nfour\nfive");
    expect(merged(KEEP_ORIGINAL)).toBe("one\ntwo\nthree\nfour\nfive");
  });

  test("that say the same are one", () => {
    const changes = [change("a", "one\n2\nthree\nfour"), change("b", "one\n2\nthree\nfour")];
    expect(findConflicts(changes, files)).toEqual([]);
    expect(mergeFiles(changes, files, [])[0]?.content).toBe("one\n2\nthree\nfour");
  });

  test("that both begin the same new file are a conflict", () => {
    const changes = [change("a", "x", "scratch/a.md"), change("b", "y", "scratch/a.md")];
    expect(findConflicts(changes, files)).toMatchObject([{ path: "scratch/a.md", original: "" }]);
  });

  test("as diffs are read as what they make of the file", () => {
    const diff = "--- a/notes.md\n+++ b/notes.md\n@@ -1,2 +1,2 @@\n-one\n+ONE\n two";
    const changes = [
      { subtaskId: "a", change: { path: "notes.md", content: diff, isDiff: true } },
      change("b", "one\ntwo\nthree\n4"),
    ];
    expect(mergeFiles(changes, files, [])[0]?.content).toBe("ONE\ntwo\nthree\n4");
  });
});
