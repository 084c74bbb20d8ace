import { type DiffLine, lineDiff } from "./line-diff.ts";

/** Two lines that stand beside each other; null where one side has none. */
export type DiffRow = { before: DiffLine | null; after: DiffLine | null };

/** A removed line stands beside the added one that takes its place. */
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
