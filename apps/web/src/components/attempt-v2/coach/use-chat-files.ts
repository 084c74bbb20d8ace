"use client";

import dynamic from "next/dynamic";
import { useMemo } from "react";
import type { ChatFiles } from "#components/shared/chat/reply/changes/chat-files.ts";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { useListedFiles } from "../implement/files/use-listed-files.ts";
import { workspaceStore } from "../implement/files/workspace-store.ts";
import { rememberSnapshot } from "../implement/history/applied-snapshots.ts";
import { isUnsaved } from "../implement/is-unsaved.ts";

const Compare = dynamic(
  () =>
    untilLoaded(() => import("../implement/editor/CompareTexts.tsx")).then(
      (file) => file.CompareTexts,
    ),
  { loading: NothingYet },
);

/** The files of an attempt, for the changes that the coach proposes in its conversation. */
export function useChatFiles(attemptId: string): ChatFiles {
  const listed = useListedFiles(attemptId);
  return useMemo(() => {
    const store = workspaceStore(attemptId);
    return {
      Compare,
      textOf: (path) => (listed ? store.textOf(path) : undefined),
      hasUnsaved: (path) => isUnsaved(attemptId, path),
      saveFiles: () => store.saveAll(),
      onApplied({ proposals, changeSetId }) {
        if (changeSetId) rememberSnapshot(changeSetId, proposals);
        store.load().catch(() => undefined);
      },
    };
  }, [attemptId, listed]);
}
