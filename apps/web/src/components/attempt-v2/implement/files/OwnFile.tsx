"use client";

import type { WorkspaceFile } from "@foothold/core/attempt";
import { useEffect, useMemo } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { ConflictDialog } from "../ConflictDialog.tsx";
import { CodeEditor } from "../editor/CodeEditor.tsx";
import type { EditorActions } from "../editor/MonacoEditor.tsx";
import type { EditorChoice } from "../editor/use-editor-choice.ts";
import { SaveState } from "../SaveState.tsx";
import { useSavedText } from "../use-saved-text.ts";
import { useOpenText } from "./use-open-text.ts";
import type { WorkspaceStore } from "./workspace-store.ts";

type Props = {
  store: WorkspaceStore;
  file: Pick<WorkspaceFile, "path" | "content" | "version">;
  /** Whether this file is the one in the editor. */
  shown: boolean;
  choice: EditorChoice | null;
  onRun: () => void;
  onActions: (actions: EditorActions | null) => void;
};

/** One of the learner's own files. It is saved in the same way as the solution, also while another file is shown. */
export function OwnFile({ store, file, shown, choice, onRun, onActions }: Props) {
  const { path, content, version } = file;
  const server = useMemo(() => fileServer(store, path), [store, path]);
  const text = useSavedText({ id: `${store.attemptId}/${path}`, code: content, version }, server);
  const { save, saving } = text;
  useOpenText(store, path, text);

  // What was typed last is saved when another file is opened.
  useEffect(() => {
    if (!shown) void save();
  }, [shown, save]);

  return (
    <>
      {shown && (
        <div role="tabpanel" aria-label={path} className="flex flex-col gap-2">
          <SaveState saving={saving} path={`/practice/${store.attemptId}`} />
          <CodeEditor
            path={path}
            folder={store.attemptId}
            label={path}
            choice={choice}
            mark={null}
            replacedCount={text.replacedCount}
            value={text.code}
            onChange={text.write}
            onRun={onRun}
            onActions={onActions}
          />
        </div>
      )}
      {saving.state === "conflict" && (
        <ConflictDialog
          what={path}
          mine={text.code}
          theirs={saving.theirs}
          onChoose={(chosen) => text.resolveConflict(chosen, saving.theirs)}
        />
      )}
    </>
  );
}

function fileServer(store: WorkspaceStore, path: string) {
  const url = `/api/attempts/${store.attemptId}/files` as const;
  return {
    async send(content: string, version: number) {
      const saved = await callApi("PUT", url, { path, content, version });
      store.wrote({ ...saved, content });
      // A file that was deleted in another tab exists again.
      if (!store.listed()?.files.some((file) => file.path === path)) await store.load();
      return saved.version;
    },
    /** A file that was deleted elsewhere counts as an empty text. If the learner keeps their own, it is created again. */
    async look() {
      const { files } = await callApi("GET", url);
      const file = files.find((found) => found.path === path);
      return { code: file?.content ?? "", version: file?.version ?? 0 };
    },
  };
}
