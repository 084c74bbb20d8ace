"use client";

import { useContext, useEffect } from "react";
import { DraftsContext } from "./DraftsProvider.tsx";
import type { DraftStore } from "./draft-store.ts";
import { browserOnlyStore } from "./open-draft-store.ts";

/** The drafts of the page's attempt; without a provider those of this browser. */
export function useDraftStore(attemptId: string): DraftStore {
  const context = useContext(DraftsContext);
  const store = context ?? browserOnlyStore(attemptId);

  useEffect(() => {
    if (!context) store.restore();
  }, [context, store]);

  return store;
}
