export type DiffLine = { kind: "same" | "added" | "removed"; text: string };

/** The shortest line diff between two texts. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const old = before.split("\n");
  const next = after.split("\n");
  const common = longestCommon(old, next);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && old[i] === next[j]) {
      lines.push({ kind: "same", text: old[i] ?? "" });
      i += 1;
      j += 1;
    } else if (j >= next.length || at(common, i + 1, j) >= at(common, i, j + 1)) {
      lines.push({
        kind: i < old.length ? "removed" : "added",
        text: (old[i] ?? next[j]) as string,
      });
      if (i < old.length) i += 1;
      else j += 1;
    } else {
      lines.push({ kind: "added", text: next[j] ?? "" });
      j += 1;
    }
  }
  return lines;
}

/** For each i and j: how many lines old[i…] and next[j…] have in common. */
function longestCommon(old: string[], next: string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () =>
    Array<number>(next.length + 1).fill(0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      const row = table[i] as number[];
      row[j] =
        old[i] === next[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function at(table: number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}
