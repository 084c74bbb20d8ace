"use client";

import type { Notification } from "@foothold/core/people";
import { useState } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { useLive } from "#lib/browser/live.ts";

type Listed = { items: Notification[]; unread: number };

const SHOWN = 20;

/** What there is to tell; a look that fails leaves what was seen last. */
export function useNotifications() {
  const [listed, setListed] = useState<Listed>({ items: [], unread: 0 });

  async function look() {
    const path = `/api/notifications?limit=${SHOWN}` as const;
    await callApi<Listed>("GET", path).then(setListed, () => {});
  }

  async function read(ids: readonly string[]) {
    const reads = ids.map((id) => callApi("POST", `/api/notifications/${id}/read`, {}));
    await Promise.allSettled(reads);
    await look();
  }

  // Also as soon as it is connected, which is the first time.
  useLive("notifications", look);
  return { ...listed, read };
}
