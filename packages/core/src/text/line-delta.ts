import { z } from "zod";
import { diffLines } from "./diff-lines.ts";

/** [characters to keep, characters to drop, text to insert]; the rest of the old text is kept. */
export const lineDeltaSchema = z.array(
  z.tuple([z.number().int().min(0), z.number().int().min(0), z.string()]),
);
export type LineDelta = z.infer<typeof lineDeltaSchema>;

/** Finds the changed lines, then stores only the characters in them that differ. */
export function makeDelta(oldText: string, newText: string): LineDelta {
  if (oldText === newText) return [];
  const oldLines = splitLines(oldText);
  const newLines = splitLines(newText);
  const oldOffsets = lineOffsets(oldLines);
  const newOffsets = lineOffsets(newLines);
  let kept = 0;
  return diffLines(oldLines, newLines).map((hunk) => {
    const from = oldOffsets[hunk.oldStart] ?? oldText.length;
    const to = oldOffsets[hunk.oldStart + hunk.dropped] ?? oldText.length;
    const newFrom = newOffsets[hunk.newStart] ?? newText.length;
    const newTo = newOffsets[hunk.newStart + hunk.inserted] ?? newText.length;
    const { head, dropped, inserted } = trimCommonEnds(
      oldText.slice(from, to),
      newText.slice(newFrom, newTo),
    );
    const keep = from + head - kept;
    kept = from + head + dropped;
    return [keep, dropped, inserted];
  });
}

export function applyDelta(oldText: string, delta: LineDelta): string {
  let at = 0;
  let newText = "";
  for (const [keep, drop, insert] of delta) {
    newText += oldText.slice(at, at + keep) + insert;
    at += keep + drop;
  }
  return newText + oldText.slice(at);
}

/** Lines with their line ends, so that joining them gives the text back whatever it ends with. */
export function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function lineOffsets(lines: string[]): number[] {
  const offsets = [0];
  let offset = 0;
  for (const line of lines) {
    offset += line.length;
    offsets.push(offset);
  }
  return offsets;
}

function trimCommonEnds(oldText: string, newText: string) {
  const shorter = Math.min(oldText.length, newText.length);
  let head = 0;
  while (head < shorter && oldText.charCodeAt(head) === newText.charCodeAt(head)) head++;
  if (isHighSurrogate(oldText.charCodeAt(head - 1))) head--;
  let tail = 0;
  const [oldEnd, newEnd] = [oldText.length - 1, newText.length - 1];
  while (
    tail < shorter - head &&
    oldText.charCodeAt(oldEnd - tail) === newText.charCodeAt(newEnd - tail)
  ) {
    tail++;
  }
  if (tail > 0 && isLowSurrogate(oldText.charCodeAt(oldText.length - tail))) tail--;
  return {
    head,
    dropped: oldText.length - head - tail,
    inserted: newText.slice(head, newText.length - tail),
  };
}

// A cut never falls inside a character, since half a character cannot be stored.
function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
