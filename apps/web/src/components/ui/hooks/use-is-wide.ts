"use client";

import { useSyncExternalStore } from "react";

/** The breakpoint `wide`, at which the panels of the workbench stand side by side. */
const WIDE = "(min-width: 56.25rem)";

/** Whether the panels stand side by side; true until the page runs in a browser. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
