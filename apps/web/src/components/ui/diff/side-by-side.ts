import { type DiffLine, lineDiff } from "./line-diff.ts";

/** Two lines side by side; null when one side has none. */
export type DiffRow = { before: DiffLine | null; after: DiffLine | null };

/** Pairs each removed line with the added line that replaces it. */
export function sideBySide(before: string, after: string): DiffRow[] {
  const rows: DiffRow[] = [];
  let waiting = 0;
  for (const line of lineDiff(before, after)) {
    if (line.kind === "same") {
      waiting = rows.length + 1;
      rows.push({ before: line, after: line });
    } else if (line.kind === "removed") {
      rows.push({ before: line, after: null });
    } else {
      const row = rows.slice(waiting).find((each) => each.after === null);
      if (row) row.after = line;
      else rows.push({ before: null, after: line });
    }
  }
  return rows;
}
