import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeLocal } from "./code-store.ts";
import { isUnsaved } from "./is-unsaved.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const typed = { code: "typed", base: "" };

test("what was typed in the solution is unsaved in the solution alone", () => {
  writeLocal("a1", typed);
  expect(isUnsaved("a1", "solution.py")).toBe(true);
  expect(isUnsaved("a1", "notes.md")).toBe(false);
});

test("what was typed in a file of one's own is unsaved in that file alone, until it is saved", () => {
  writeLocal("a1/notes.md", typed);
  expect(isUnsaved("a1", "notes.md")).toBe(true);
  expect(["solution.py", "scratch/a.py"].map((path) => isUnsaved("a1", path))).toEqual([
    false,
    false,
  ]);
  writeLocal("a1/notes.md", null);
  expect(isUnsaved("a1", "notes.md")).toBe(false);
});
