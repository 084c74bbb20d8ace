import type { ChangeSetSummary } from "./change-set.ts";

export type ChangeSetOutline = Pick<
  ChangeSetSummary,
  "id" | "position" | "parentChangeSetId" | "undoesChangeSetId" | "applied"
>;

/** The ids of the change sets that are in the files when these build on `id`: those before it, without what was undone. */
export function lineageOf(outline: readonly ChangeSetOutline[], id: string | null): Set<string> {
  const entries = new Map(outline.map((entry) => [entry.id, entry]));
  const lineage = new Set<string>();
  const seen = new Set<string>();
  const undone = new Set<string>();
  for (let at = id; at !== null && !seen.has(at); ) {
    const entry = entries.get(at);
    // What takes back an undone change comes before it here, so that an undone rewind counts no more.
    if (!undone.has(at)) {
      lineage.add(at);
      if (entry?.undoesChangeSetId) undone.add(entry.undoesChangeSetId);
    }
    seen.add(at);
    at = entry?.parentChangeSetId ?? null;
  }
  return lineage;
}

/** The change sets whose `applied` changes when the files build on `id`. */
export function appliedAfter(outline: readonly ChangeSetOutline[], id: string | null) {
  const lineage = lineageOf(outline, id);
  const idsWhere = (wanted: (entry: ChangeSetOutline) => boolean) =>
    outline.filter(wanted).map((entry) => entry.id);
  return {
    nowApplied: idsWhere((entry) => !entry.applied && lineage.has(entry.id)),
    noLongerApplied: idsWhere((entry) => entry.applied && !lineage.has(entry.id)),
  };
}
