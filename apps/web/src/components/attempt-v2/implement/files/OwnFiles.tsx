"use client";

import { keptPaths } from "../code-store.ts";
import type { EditorActions } from "../editor/MonacoEditor.tsx";
import type { EditorChoice } from "../editor/use-editor-choice.ts";
import { OwnFile } from "./OwnFile.tsx";
import type { Listed, WorkspaceStore } from "./workspace-store.ts";

type Props = {
  store: WorkspaceStore;
  files: Listed["files"];
  /** The path of the file in the editor; null for the solution. */
  open: string | null;
  choice: EditorChoice | null;
  onRun: () => void;
  onActions: (actions: EditorActions | null) => void;
};

/** Mounts all of the learner's own files, so that typing in any of them is saved; only one is shown. */
export function OwnFiles({ store, files, open, ...editor }: Props) {
  const own = files.filter(({ kind }) => kind !== "solution");
  // Typing in a file that another tab deleted is still in this browser; the learner is asked what to do with it.
  const gone = keptPaths(store.attemptId)
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => ({ path, content: "", version: 0 }));
  return [...own, ...gone].map((file) => (
    <OwnFile key={file.path} {...{ store, file }} {...editor} shown={file.path === open} />
  ));
}
