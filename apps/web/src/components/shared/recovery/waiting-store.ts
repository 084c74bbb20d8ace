"use client";

import type { EscalationSummary } from "@foothold/core/recovery";
import { useSyncExternalStore } from "react";
import { callApi } from "#lib/browser/api-client.ts";

type Waiting = readonly EscalationSummary[];

let waiting: Waiting | null = null;
let asked = 0;
let shown = 0;
const listeners = new Set<() => void>();

/** Loads who waits for this instructor now, and tells every part of the page. */
export async function loadWaiting(): Promise<Waiting> {
  asked += 1;
  const turn = asked;
  const { items } = await callApi("GET", "/api/escalations?status=open&limit=100");
  // An answer that was overtaken by a later one is older.
  if (turn < shown) return items;
  shown = turn;
  waiting = items;
  for (const listener of listeners) listener();
  return items;
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
