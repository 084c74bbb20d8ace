import { expect, test } from "vitest";
import { fileText, newestApplied, paidText, sizeText } from "./change-words.ts";

const stats = { added: 40, removed: 7, modified: 5 };
const file = { path: "notes.md", stats, isNewFile: false, isDeleted: false };

test("a change says its files and lines as +/−", () => {
  expect(sizeText({ files: [file, file], totalStats: stats })).toBe("2 files (+45 −12)");
  expect(sizeText({ files: [file], totalStats: { ...stats, modified: 0 } })).toBe(
    "1 file (+40 −7)",
  );
});

test("a file says whether it came or went", () => {
  expect(fileText(file)).toBe("notes.md");
  expect(fileText({ ...file, isNewFile: true })).toBe("notes.md (new)");
  expect(fileText({ ...file, isDeleted: true })).toBe("notes.md (deleted)");
});

test("only what was paid for has a cost", () => {
  expect(paidText({ cost: 0 })).toBe("");
  expect(paidText({ cost: 0.021 })).toBe("$0.02");
});

test("Rewind goes back from one applied change to the one before", () => {
  const rewind = { applied: true, source: "rewind" } as const;
  const gone = { applied: false, source: "coach" } as const;
  const typed = { applied: true, source: "learner" } as const;
  expect(newestApplied([rewind, gone, typed])).toBe(typed);
  expect(newestApplied([rewind, gone])).toBeNull();
});
