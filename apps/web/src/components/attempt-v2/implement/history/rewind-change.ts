import type { ListedChange } from "@foothold/core/attempt";
import { callOnce } from "#lib/browser/call-once.ts";
import type { WorkspaceStore } from "../files/workspace-store.ts";
import { findSnapshot } from "./applied-snapshots.ts";

/** What to undo of a change. */
export type Parts = { files: boolean; marks: boolean; todos: boolean };

/**
 * Undoes a change. If this page remembers the texts before it, the editor shows them at once. The server then undoes it in
 * the database. If the server refuses, the editor shows the change again.
 */
export async function rewindChange(
  store: WorkspaceStore,
  { id, position }: Pick<ListedChange, "id" | "position">,
  parts: Parts,
) {
  const undo = parts.files ? showOld(store, id) : () => {};
  try {
    const path = `/api/attempts/${store.attemptId}/changes/${position}/rewind` as const;
    return await callOnce("POST", path, parts);
  } catch (thrown) {
    undo();
    throw thrown;
  }
}

function showOld(store: WorkspaceStore, changeSetId: string): () => void {
  const shown = findSnapshot(changeSetId).flatMap(({ path, oldContent, newContent }) => {
    const open = store.openText(path);
    if (!open || oldContent === null || open.text() !== newContent) return [];
    const version = open.version();
    open.replaceWith(oldContent, version);
    return [() => open.text() === oldContent && open.replaceWith(newContent, version)];
  });
  return () => {
    for (const showNew of shown) showNew();
  };
}
