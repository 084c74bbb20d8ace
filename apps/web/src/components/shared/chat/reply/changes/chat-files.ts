import type { Proposal } from "@foothold/core/chat";
import type { ComponentType } from "react";

/** Draws two versions of a file beside each other. */
export type DiffView = ComponentType<{ path: string; before: string; after: string }>;

/** Applied changes, and the change set that holds them. */
export type AppliedChanges = { proposals: readonly Proposal[]; changeSetId: string | null };

/** What a conversation needs of the files that the coach may propose to change. */
export type ChatFiles = {
  Compare: DiffView;
  /** The file's text on the page; null if there is no such file, undefined while that is not known. */
  textOf: (path: string) => string | null | undefined;
  /** Whether the file has unsaved typing. A change of such a file is never applied automatically. */
  hasUnsaved: (path: string) => boolean;
  /** Saves what was typed. Called before changes are applied by a click. */
  saveFiles: () => Promise<unknown>;
  onApplied: (applied: AppliedChanges) => void;
};
