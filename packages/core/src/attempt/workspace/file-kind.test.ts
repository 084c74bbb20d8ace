import { expect, test } from "vitest";
import { judgePath } from "./file-kind.ts";

test.each([
  ["solution.py", "solution"],
  ["notes.md", "notes"],
  ["tests.json", "tests"],
  ["test_edges.py", "test-file"],
  ["scratch/idea.py", "scratch"],
  ["scratch/data.txt", "scratch"],
  ["scratch/README", "scratch"],
])("%s is %s", (path, kind) => {
  expect(judgePath(path, "python")).toEqual({ allowed: true, kind });
});

test.each([
  "",
  "/etc/passwd",
  "../solution.py",
  "scratch/../solution.py",
  "scratch/..",
  "scratch/.hidden",
  "scratch/a/b.py",
  "scratch/",
  "scratch/a..py",
  "scratch/a.",
  "scratch\\a.py",
  "scratch/-rf",
  "scratch/a b.py",
  "scratch/a.py\n",
  "Notes.md",
  "notes.md/",
  "solution.js",
  "test_.py",
  "test_a.b.py",
  "json.py",
  "__proto__",
  "constructor",
  `scratch/${"a".repeat(80)}`,
])("%j is no path of a workspace", (path) => {
  expect(judgePath(path, "python")).toEqual({ allowed: false, reason: "unknown-path" });
});

test("a test file is of the attempt's language; TypeScript also has JavaScript's", () => {
  expect(judgePath("test_a.js", "python")).toMatchObject({ reason: "other-language" });
  expect(judgePath("test_a.ts", "javascript")).toMatchObject({ reason: "other-language" });
  expect(judgePath("test_a.js", "typescript")).toMatchObject({ kind: "test-file" });
});
