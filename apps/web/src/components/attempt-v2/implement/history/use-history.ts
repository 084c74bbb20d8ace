"use client";

import type { ListedChange } from "@foothold/core/attempt";
import type { Page } from "@foothold/core/page";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { tellOtherTabs } from "#components/shared/chat/state/other-tabs.ts";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import type { WorkspaceStore } from "../files/workspace-store.ts";
import type { SaveOutcome } from "../use-saved-text.ts";
import { type Parts, rewindChange } from "./rewind-change.ts";

export type HistoryProps = {
  store: WorkspaceStore;
  /** Saves all that was typed before the history is shown or a change is taken back. */
  save: () => Promise<SaveOutcome>;
  onRewound: (code: string, version: number) => void;
};

/** The changes of an attempt, newest first, and the two ways to go back: undo one change, or go to a point in time. */
export function useHistory({ store, save, onRewound }: HistoryProps) {
  const { attemptId } = store;
  const [page, setPage] = useState<Page<ListedChange> | null>(null);
  const { busy, failure, send } = useRequest();
  const [goingTo, setGoingTo] = useState<number | null>(null);
  const version = useSyncExternalStore(
    store.subscribe,
    () => store.listed()?.version ?? 0,
    () => 0,
  );

  const load = async (after?: string) => {
    const query = new URLSearchParams(after ? { after } : {});
    const next = await callApi("GET", `/api/attempts/${attemptId}/changes?${query}`);
    setPage((now) => (after && now ? { ...next, items: [...now.items, ...next.items] } : next));
  };

  // An opened history is loaded again after every change of the files.
  const follow = useEffectEvent(() => {
    if (page && !busy) load().catch(() => undefined);
  });
  useEffect(() => {
    if (version > 0) follow();
  }, [version]);

  /** Stops if something could not be saved, so that no typing is lost. The message beside the editor says why. */
  const whenSaved = (work: () => Promise<{ code: string; version: number }>) =>
    send(async () => {
      if ((await save()) !== "saved") return;
      const rewound = await work();
      onRewound(rewound.code, rewound.version);
      await load();
    });

  return {
    page,
    busy,
    failure,
    goingTo,
    show: () =>
      void send(async () => {
        await save();
        await load();
      }),
    loadEarlier: () => void send(() => load(page?.next ?? undefined)),
    async goTo(position: number) {
      setGoingTo(position);
      await whenSaved(() => callOnce("POST", `/api/attempts/${attemptId}/rewind`, { position }));
      setGoingTo(null);
    },
    async rewind(change: ListedChange, parts: Parts) {
      await whenSaved(() => rewindChange(store, change, parts));
      // The conversation on this page and in other tabs shows what can be applied again.
      tellOtherTabs(attemptId);
    },
  };
}
