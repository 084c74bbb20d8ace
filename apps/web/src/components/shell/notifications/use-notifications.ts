"use client";

import type { Notification } from "@foothold/core/people";
import { useState } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { useLive } from "#lib/browser/live.ts";

type Listed = { items: Notification[]; unread: number };

const SHOWN = 20;

/** The notifications; when loading fails, the last ones stay. */
export function useNotifications() {
  const [listed, setListed] = useState<Listed>({ items: [], unread: 0 });

  async function reload() {
    const path = `/api/notifications?limit=${SHOWN}` as const;
    await callApi("GET", path).then(setListed, () => {});
  }

  async function read(ids: readonly string[]) {
    const reads = ids.map((id) => callApi("POST", `/api/notifications/${id}/read`, {}));
    await Promise.allSettled(reads);
    await reload();
  }

  // Also called when the connection opens, which loads them the first time.
  useLive("notifications", reload);
  return { ...listed, read };
}
