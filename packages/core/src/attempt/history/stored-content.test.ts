import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chainStart,
  decodeChain,
  encodeContent,
  SNAPSHOT_EVERY,
  type StoredContent,
} from "./stored-content.ts";

const utf8Bytes = (text: string) => new TextEncoder().encode(text).length;

function storeAll(contents: readonly (string | null)[]): StoredContent[] {
  return contents.map((next, i) => encodeContent(contents[i - 1] ?? null, next, i + 1));
}

function readBack(stored: readonly StoredContent[], revision: number): string | null {
  return decodeChain(stored.slice(chainStart(revision) - 1, revision));
}

describe("stored contents", () => {
  test("are read back at every revision, also where the file was gone for a while", () => {
    const content = fc.option(fc.string({ unit: "grapheme", maxLength: 40 }), { freq: 6 });
    fc.assert(
      fc.property(fc.array(content, { maxLength: 250 }), (contents) => {
        const stored = storeAll(contents);
        contents.forEach((expected, i) => {
          expect(readBack(stored, i + 1)).toBe(expected);
        });
      }),
      { numRuns: 50 },
    );
  });

  test("never need more than a bounded number of deltas", () => {
    for (let revision = 1; revision < 1_000; revision++) {
      expect(revision - chainStart(revision)).toBeLessThan(SNAPSHOT_EVERY);
    }
  });

  test.each([
    ["a program of many lines", program(20_480), 300_000],
    ["one single line", "x = 1; ".repeat(2_926), 300_000],
  ])(
    "a thousand saves of 20 KB (%s) stay under 300 KB, where whole copies are 20 MB",
    (_name, start, limit) => {
      const contents = typeAway(start, 1_000);
      const whole = contents.reduce((sum, text) => sum + utf8Bytes(text), 0);
      const stored = storeAll(contents);
      const bytes = stored.reduce((sum, content) => sum + utf8Bytes(JSON.stringify(content)), 0);
      expect(whole).toBeGreaterThan(20_000_000);
      expect(bytes).toBeLessThan(limit);
      expect(readBack(stored, 1_000)).toBe(contents[999]);
    },
  );
});

function program(bytes: number): string {
  let text = "";
  for (let i = 0; text.length < bytes; i++) text += `  const value${i} = compute(${i}, total);\n`;
  return text;
}

/** Each save is a few words typed at another place of the file. */
function typeAway(start: string, saves: number): string[] {
  const contents = [start];
  for (let i = 1; i < saves; i++) {
    const before = contents[i - 1] ?? "";
    const at = (i * 7_919) % before.length;
    contents.push(`${before.slice(0, at)}edit ${i}${before.slice(at + 6)}`);
  }
  return contents;
}
