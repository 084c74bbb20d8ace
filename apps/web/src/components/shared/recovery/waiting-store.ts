"use client";

import { listAllPages } from "@foothold/core/list-all-pages";
import type { EscalationSummary } from "@foothold/core/recovery";
import { useSyncExternalStore } from "react";
import { callApi } from "#lib/browser/api-client.ts";

type Waiting = readonly EscalationSummary[];

let waiting: Waiting | null = null;
let running: Promise<Waiting> | null = null;
let following: Promise<Waiting> | null = null;
const listeners = new Set<() => void>();

/**
 * Loads who waits for this instructor now, and tells every part of the page. A load that is running may miss what has just
 * changed, so one more follows it, for all who ask meanwhile.
 */
export function loadWaiting(): Promise<Waiting> {
  if (running === null) return load();
  following ??= running
    .catch(() => {})
    .then(() => {
      following = null;
      return running ?? load();
    });
  return following;
}

function load(): Promise<Waiting> {
  running = loadAll().finally(() => {
    running = null;
  });
  return running;
}

async function loadAll(): Promise<Waiting> {
  waiting = await listAllPages(({ limit, after }) => {
    const from = after === undefined ? "" : `&after=${encodeURIComponent(after)}`;
    return callApi("GET", `/api/escalations?status=open&limit=${limit}${from}`);
  });
  for (const listener of listeners) listener();
  return waiting;
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
