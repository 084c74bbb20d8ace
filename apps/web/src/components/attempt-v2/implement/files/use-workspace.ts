"use client";

import { useEffect } from "react";
import { useListedFiles } from "./use-listed-files.ts";
import { type Listed, workspaceStore } from "./workspace-store.ts";

const channelOf = (attemptId: string) => new BroadcastChannel(`foothold:files:${attemptId}`);

/**
 * The attempt's files; null until they are loaded. They are loaded again when another tab has changed them, and when this
 * tab becomes visible or is online again.
 */
export function useWorkspace(attemptId: string): Listed | null {
  const store = workspaceStore(attemptId);
  useEffect(() => {
    // If loading fails, the solution still comes with the page.
    const load = () => void store.refresh().catch(() => undefined);
    const onVisible = () => {
      if (document.visibilityState === "visible") load();
    };
    const channel = channelOf(store.attemptId);
    const versionHere = () => store.listed()?.version ?? 0;
    channel.onmessage = ({ data }) => {
      if (typeof data === "number" && data > versionHere()) onVisible();
    };
    const unsubscribe = store.subscribe(() => channel.postMessage(versionHere()));
    load();
    window.addEventListener("online", load);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      unsubscribe();
      channel.close();
      window.removeEventListener("online", load);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [store]);
  return useListedFiles(attemptId);
}
