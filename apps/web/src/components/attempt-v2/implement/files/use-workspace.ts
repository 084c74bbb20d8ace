"use client";

import { useEffect } from "react";
import { useListedFiles } from "./use-listed-files.ts";
import { type Listed, workspaceStore } from "./workspace-store.ts";

/** The attempt's files; null until they are loaded. They are loaded again when the tab becomes visible or is online again. */
export function useWorkspace(attemptId: string): Listed | null {
  const store = workspaceStore(attemptId);
  useEffect(() => {
    // If loading fails, the solution still comes with the page.
    const load = () => void store.refresh().catch(() => undefined);
    const onVisible = () => {
      if (document.visibilityState === "visible") load();
    };
    load();
    window.addEventListener("online", load);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.removeEventListener("online", load);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [store]);
  return useListedFiles(attemptId);
}
