"use client";

import { useSyncExternalStore } from "react";
import { type Listed, workspaceStore } from "./workspace-store.ts";

/** The attempt's files; null until they are loaded. */
export function useListedFiles(attemptId: string): Listed | null {
  const store = workspaceStore(attemptId);
  return useSyncExternalStore(store.subscribe, store.listed, () => null);
}
