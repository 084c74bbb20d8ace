import { diffLines } from "./diff-lines.ts";

/** The lines that a diff from `before` to `after` would add, joined to one text. */
export function addedLines(before: string, after: string): string {
  const lines = after.split("\n");
  return diffLines(before.split("\n"), lines)
    .map(({ newStart, inserted }) => lines.slice(newStart, newStart + inserted).join("\n"))
    .join("\n");
}
