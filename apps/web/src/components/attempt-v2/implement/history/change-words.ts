import type { ListedChange } from "@foothold/core/attempt";
import { dollarsText } from "#components/ui/dollars-text.ts";

/** Files with added and removed lines, as in "2 files (+45 −12)". A replaced line counts as one of each. */
export function sizeText({
  files,
  totalStats,
}: Pick<ListedChange, "files" | "totalStats">): string {
  const { added, removed, modified } = totalStats;
  const count = files.length === 1 ? "1 file" : `${files.length} files`;
  return `${count} (+${added + modified} −${removed + modified})`;
}

export const sourceWords: Record<ListedChange["source"], string> = {
  learner: "You",
  coach: "Coach",
  command: "Command",
  rewind: "Rewind",
};

/** "notes.md (new)" */
export function fileText({ path, isNewFile, isDeleted }: ListedChange["files"][number]): string {
  return `${path}${isNewFile ? " (new)" : isDeleted ? " (deleted)" : ""}`;
}

/** The cost of the reply that proposed the change; empty without a model. */
export const paidText = ({ cost }: Pick<ListedChange, "cost">): string =>
  cost > 0 ? dollarsText(cost) : "";

/** The change that Rewind undoes: the newest applied one that is not a rewind itself. */
export function newestApplied<Change extends Pick<ListedChange, "applied" | "source">>(
  newestFirst: readonly Change[],
): Change | null {
  return newestFirst.find(({ applied, source }) => applied && source !== "rewind") ?? null;
}
