import type { Proposal } from "@foothold/core/chat";

/** The positions in the reply of the changes to apply without a click. A file with unsaved typing is left out. */
export function placesToApply(
  proposals: readonly Proposal[],
  hasUnsaved: (path: string) => boolean = () => false,
): number[] {
  return proposals.flatMap(({ state, mayApplyItself, path }, place) =>
    state === "open" && mayApplyItself && !hasUnsaved(path) ? [place] : [],
  );
}

/** The positions in the reply of the changes that are neither applied, discarded nor blocked. */
export function openPlaces(proposals: readonly Proposal[]): number[] {
  return proposals.flatMap(({ state }, place) => (state === "open" ? [place] : []));
}
