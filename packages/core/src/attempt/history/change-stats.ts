import type { ChangeStats } from "../../entities/attempt/change-set.ts";
import { diffLines } from "../../text/diff-lines.ts";
import { splitLines } from "../../text/line-delta.ts";

export const noChange: ChangeStats = { added: 0, removed: 0, modified: 0 };

export function changeStats(oldContent: string | null, newContent: string | null): ChangeStats {
  return diffLines(splitLines(oldContent ?? ""), splitLines(newContent ?? ""))
    .map(({ dropped, inserted }) => {
      const modified = Math.min(dropped, inserted);
      return { added: inserted - modified, removed: dropped - modified, modified };
    })
    .reduce(sumStats, noChange);
}

export function sumStats(one: ChangeStats, other: ChangeStats): ChangeStats {
  return {
    added: one.added + other.added,
    removed: one.removed + other.removed,
    modified: one.modified + other.modified,
  };
}
