"use client";

import { useEffect } from "react";
import type { useSavedText } from "../use-saved-text.ts";
import type { WorkspaceStore } from "./workspace-store.ts";

/** Registers an open text, so that the rest of the page can read, save and replace it. */
export function useOpenText(
  store: WorkspaceStore,
  path: string,
  { save, replaceWith, version, latest }: ReturnType<typeof useSavedText>,
): void {
  useEffect(
    () => store.opened({ path, save: () => save(), replaceWith, version, text: latest }),
    [store, path, save, replaceWith, version, latest],
  );
}
