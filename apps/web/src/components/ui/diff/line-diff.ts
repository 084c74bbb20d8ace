import { diffArrays } from "diff";

export type DiffLine = { kind: "same" | "added" | "removed"; text: string };

/** The shortest line diff between two texts. */
export function lineDiff(before: string, after: string): DiffLine[] {
  return diffArrays(before.split("\n"), after.split("\n")).flatMap(({ added, removed, value }) => {
    const kind = added ? "added" : removed ? "removed" : "same";
    return value.map((text): DiffLine => ({ kind, text }));
  });
}
