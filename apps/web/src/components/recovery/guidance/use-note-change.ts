"use client";

import type { changeGuidance } from "@foothold/core/recovery";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";

type Change = Omit<Partial<Parameters<typeof changeGuidance>[1]>, "guidanceId"> & {
  version: number;
};

/** Sends one change of a note at a time, and refreshes the page. */
export function useNoteChange(guidanceId: string) {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  const [sending, setSending] = useState<string | null>(null);
  const [guardChecked, setGuardChecked] = useState(false);
  const { failure, send } = useRequest();
  const path = `/api/guidance/${guidanceId}` as const;

  /** Calls `onSent` together with the refresh; `name` is the change under way. */
  async function change(name: string, body: Change, onSent?: () => void): Promise<void> {
    if (sending !== null || refreshing) return;
    setSending(name);
    setGuardChecked(false);
    await send(
      async () => {
        const answer = await callApi("PUT", path, body);
        setGuardChecked(answer.guardChecked);
        startRefresh(() => {
          router.refresh();
          onSent?.();
        });
      },
      (error) => {
        // Every use of the note raises its version; after a refresh the next press sends the current one.
        if (error.code === "stale-version") startRefresh(() => router.refresh());
        return error;
      },
    );
    setSending(null);
  }

  async function remove(): Promise<void> {
    setSending("delete");
    const deleted = await send(() => callApi("DELETE", path, {}));
    if (deleted) router.push("/instructor/guidance");
    else setSending(null);
  }

  return { change, remove, sending, busy: sending !== null || refreshing, failure, guardChecked };
}

export type NoteChange = ReturnType<typeof useNoteChange>;
