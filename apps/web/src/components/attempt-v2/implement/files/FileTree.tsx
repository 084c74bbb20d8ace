"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import { useRef, useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { writeLocal } from "../code-store.ts";
import { FileItem } from "./FileItem.tsx";
import { KeptPictures } from "./KeptPictures.tsx";
import { NewFile } from "./NewFile.tsx";
import type { Listed, WorkspaceStore } from "./workspace-store.ts";

/** As the server counts them, the solution among them. */
const MAX_FILES = 20;

type Props = {
  store: WorkspaceStore;
  files: Listed["files"];
  problem: ProblemView;
  language: Language;
  onOpen: (path: string | null) => void;
};

/** Lists the files of the workspace. Each can be opened, renamed and deleted, and new ones created. */
export function FileTree({ store, files, problem, language, onOpen }: Props) {
  const { busy, failure, send, clearFailure } = useRequest();
  const [deleting, setDeleting] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const url = `/api/attempts/${store.attemptId}/files` as const;
  /** The version that this page has saved or seen last; saving raises it. */
  const versionOf = (path: string) => store.openText(path)?.version() ?? 0;

  /** Returns true when the server has made the change. */
  const change = (work: () => Promise<unknown>) =>
    send(async () => {
      await store.saveAll();
      await work();
      await store.load();
      return true;
    });

  const create = async (path: string, content: string) => {
    const done = await change(() => callApi("PUT", url, { path, content, version: 0 }));
    if (done) onOpen(path);
    return done === true;
  };
  const rename = async (path: string, to: string) => {
    setRenamed(to);
    const done = await change(() =>
      callApi("POST", `${url}/rename`, { path, to, version: versionOf(path) }),
    );
    if (done) onOpen(to);
    return done === true;
  };
  /** Deleting a file removes the button that had the focus, so the focus moves to the summary. */
  const focusSummary = () =>
    tree.current?.closest("details")?.querySelector("summary")?.focus({ preventScroll: true });
  const remove = async (path: string) => {
    setDeleting(null);
    onOpen(null);
    await change(async () => {
      await callApi("DELETE", url, { path, version: versionOf(path) });
      // Typing that could not be saved goes with its file.
      writeLocal(`${store.attemptId}/${path}`, null);
    });
    focusSummary();
  };

  const top = files.filter(({ path }) => !path.includes("/"));
  const inFolder = files.filter(({ path }) => path.includes("/"));
  const item = (file: Listed["files"][number]) => (
    <FileItem
      key={file.path}
      {...{ file, busy, onOpen }}
      takesFocus={file.path === renamed}
      onRename={(to) => rename(file.path, to)}
      onDelete={() => setDeleting(file.path)}
    />
  );
  return (
    <Disclosure summary={`Files (${files.length} of ${MAX_FILES})`} onOpen={clearFailure}>
      <div ref={tree} className="flex flex-col gap-3 pb-2">
        <ul className="flex flex-col gap-1">
          {top.map(item)}
          {inFolder.length > 0 && (
            <li>
              <p className="font-mono text-small text-ink-soft">scratch/</p>
              <ul className="flex flex-col gap-1 pl-4">{inFolder.map(item)}</ul>
            </li>
          )}
          <KeptPictures attemptId={store.attemptId} />
        </ul>
        <NewFile {...{ files, problem, language, busy }} onCreate={create} />
        {failure && <FailureNotice failure={failure} />}
      </div>
      {deleting && (
        <ConfirmDialog
          title={`Delete ${deleting}?`}
          confirmLabel="Delete"
          danger
          busy={busy}
          onConfirm={() => remove(deleting)}
          onCancel={() => setDeleting(null)}
        >
          <p>It stays in the change history, which can bring it back.</p>
        </ConfirmDialog>
      )}
    </Disclosure>
  );
}
