import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffLines } from "../../text/diff-lines.ts";
import { applyDelta, lineDeltaSchema, makeDelta, splitLines } from "../../text/line-delta.ts";

const line = fc.constantFrom("a", "b", "return x;", "}", "", "\r", "é", "🙂", "🙃");
const lines = fc.array(line, { maxLength: 30 }).map((some) => some.join("\n"));
const text = fc.oneof(lines, fc.string({ unit: "grapheme", maxLength: 60 }));

describe("a line delta", () => {
  test("gives the new text back from the old one, also after a trip through JSON", () => {
    fc.assert(
      fc.property(text, text, (oldText, newText) => {
        const delta = lineDeltaSchema.parse(
          JSON.parse(JSON.stringify(makeDelta(oldText, newText))),
        );
        expect(applyDelta(oldText, delta)).toBe(newText);
      }),
      { numRuns: 2_000 },
    );
  });

  test("never cuts a character in two", () => {
    fc.assert(
      fc.property(text, text, (oldText, newText) => {
        for (const [, , inserted] of makeDelta(oldText, newText)) {
          expect(inserted).not.toMatch(/\p{Surrogate}/u);
        }
      }),
      { numRuns: 1_000 },
    );
    expect(makeDelta("x🙂y", "x🙃y")).toEqual([[1, 2, "🙃"]]);
  });

  test("of one typed character holds that character, also in a single line of 20 KB", () => {
    const before = "x".repeat(20_000);
    expect(makeDelta(before, `${before.slice(0, 9)}!${before.slice(9)}`)).toEqual([[9, 0, "!"]]);
  });

  test("of two far edits holds both and not what is between them", () => {
    const before = Array.from({ length: 500 }, (_, i) => `line ${i}\n`).join("");
    const after = before.replace("line 3\n", "line three\n").replace("line 490\n", "");
    expect(JSON.stringify(makeDelta(before, after)).length).toBeLessThan(60);
    expect(applyDelta(before, makeDelta(before, after))).toBe(after);
  });

  test("of a text with nothing in common is still right", () => {
    const before = Array.from({ length: 1_500 }, (_, i) => `old ${i}\n`).join("");
    const after = Array.from({ length: 1_500 }, (_, i) => `new ${i}\n`).join("");
    expect(applyDelta(before, makeDelta(before, after))).toBe(after);
  });
});

describe("the hunks of a diff", () => {
  test("take the old lines to the new ones, in order and without overlap", () => {
    fc.assert(
      fc.property(lines, lines, (oldText, newText) => {
        const oldLines = splitLines(oldText);
        const newLines = splitLines(newText);
        const rebuilt: string[] = [];
        let at = 0;
        for (const hunk of diffLines(oldLines, newLines)) {
          expect(hunk.oldStart).toBeGreaterThanOrEqual(at);
          rebuilt.push(...oldLines.slice(at, hunk.oldStart));
          expect(rebuilt).toHaveLength(hunk.newStart);
          rebuilt.push(...newLines.slice(hunk.newStart, hunk.newStart + hunk.inserted));
          at = hunk.oldStart + hunk.dropped;
        }
        expect([...rebuilt, ...oldLines.slice(at)]).toEqual(newLines);
      }),
      { numRuns: 2_000 },
    );
  });

  test("are as few lines as a longest common subsequence leaves", () => {
    fc.assert(
      fc.property(lines, lines, (oldText, newText) => {
        const oldLines = splitLines(oldText);
        const newLines = splitLines(newText);
        const edits = diffLines(oldLines, newLines).reduce((n, h) => n + h.dropped + h.inserted, 0);
        const common = longestCommonLength(oldLines, newLines);
        expect(edits).toBe(oldLines.length + newLines.length - 2 * common);
      }),
      { numRuns: 500 },
    );
  });
});

function longestCommonLength(one: string[], other: string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const left of one) {
    const next = [0];
    other.forEach((right, i) => {
      next.push(left === right ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
