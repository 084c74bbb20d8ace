"use client";

import type { EscalationSummary } from "@foothold/core/recovery";
import { useSyncExternalStore } from "react";

type Waiting = readonly EscalationSummary[];

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

/** Tells every part of the page who waits for this instructor now. */
export function setWaiting(now: Waiting): void {
  waiting = now;
  for (const listener of listeners) listener();
}

/** The learners who wait for this instructor, kept up to date by the header; null until it has looked. */
export function useWaiting(): Waiting | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
}
