"use client";

import type { Draft } from "@foothold/core/attempt";
import { createContext, type ReactNode, useEffect, useState } from "react";
import type { DraftStore } from "./draft-store.ts";
import { openDraftStore } from "./open-draft-store.ts";

export const DraftsContext = createContext<DraftStore | null>(null);

type Props = { attemptId: string; drafts: readonly Draft[]; children: ReactNode };

/** Holds the drafts of an attempt while its page is open. */
export function DraftsProvider({ attemptId, drafts, children }: Props) {
  const [opened] = useState(() => openDraftStore(attemptId, drafts));
  useEffect(() => opened.listen(), [opened]);
  useEffect(() => {
    for (const draft of drafts) opened.store.receive(draft.field, draft);
  }, [opened, drafts]);
  return <DraftsContext value={opened.store}>{children}</DraftsContext>;
}
