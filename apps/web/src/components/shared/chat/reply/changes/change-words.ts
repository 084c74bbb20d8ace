import type { Proposal } from "@foothold/core/chat";

/** Added and removed lines, as in "+3 −1". A replaced line counts as one of each. */
export function statsText({
  stats: { added, removed, modified },
}: Pick<Proposal, "stats">): string {
  return `+${added + modified} −${removed + modified}`;
}

export const stateWords: Record<Proposal["state"], string> = {
  open: "Proposed",
  applied: "✓ Applied",
  discarded: "Discarded",
  blocked: "Blocked",
};

/** "Blocked: 3 changes of a cut reply"; an empty text when the reply is whole. */
export function cutText(proposals: readonly Proposal[]): string {
  const cut = proposals.filter(({ blocked }) => blocked?.reason === "cut-reply").length;
  return cut === 0 ? "" : `Blocked: ${cut} ${cut === 1 ? "change" : "changes"} of a cut reply`;
}

/** Names the change on a button or label: "Delete a.md", "New file a.md" or the path alone. */
export function changeText({ oldContent, newContent, path }: Proposal): string {
  // A blocked change may come without its text; then both are the same.
  if (newContent === oldContent) return path;
  if (newContent === null) return `Delete ${path}`;
  return oldContent === null ? `New file ${path}` : path;
}
