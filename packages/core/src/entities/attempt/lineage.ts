import type { ChangeSetSummary } from "./change-set.ts";

export type ChangeSetOutline = Pick<
  ChangeSetSummary,
  "id" | "position" | "parentChangeSetId" | "applied"
>;

/** The ids of all change sets that `id` builds on, including itself. */
export function lineageOf(outline: readonly ChangeSetOutline[], id: string | null): Set<string> {
  const parents = new Map(outline.map((entry) => [entry.id, entry.parentChangeSetId]));
  const lineage = new Set<string>();
  for (let at = id; at !== null && !lineage.has(at); at = parents.get(at) ?? null) lineage.add(at);
  return lineage;
}

/** The change sets whose `applied` changes when the files build on `id`. */
export function appliedAfter(outline: readonly ChangeSetOutline[], id: string | null) {
  const lineage = lineageOf(outline, id);
  return {
    nowApplied: outline.filter((entry) => !entry.applied && lineage.has(entry.id)),
    noLongerApplied: outline.filter((entry) => entry.applied && !lineage.has(entry.id)),
  };
}
