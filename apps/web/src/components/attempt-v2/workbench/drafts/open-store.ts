import type { Draft } from "@foothold/core/attempt";
import { ApiError, callApi } from "#lib/browser/api-client.ts";
import { type DraftStore, draftStore } from "./draft-store.ts";
import type { StoredText } from "./field-state.ts";
import { keep, readKept } from "./local-drafts.ts";

type Told = StoredText & { field: string };

/** By attempt and field; newer than the page that the Back button brings again. */
const lastSaved = new Map<string, Map<string, Draft>>();

function rememberSaved(attemptId: string, drafts: readonly Draft[]): void {
  const known = lastSaved.get(attemptId) ?? new Map<string, Draft>();
  for (const draft of drafts) known.set(draft.field, draft);
  lastSaved.set(attemptId, known);
}

/** The drafts of one attempt with this browser and the server behind them. */
export function openStore(attemptId: string, drafts: readonly Draft[]) {
  const path = `/api/attempts/${attemptId}/drafts` as const;
  let channel: BroadcastChannel | null = null;
  const store = draftStore(drafts, {
    async send(typed, options) {
      const body = { drafts: typed };
      const { drafts: found } = await callApi<{ drafts: Draft[] }>("PUT", path, body, options);
      rememberSaved(attemptId, found);
      return found;
    },
    readKept: () => readKept(attemptId),
    keep: (field, entry) => keep(attemptId, field, entry),
    tell: (field, entry) => channel?.postMessage({ field, ...entry } satisfies Told),
  });

  async function lookAgain(): Promise<void> {
    const found = await callApi<{ drafts: Draft[] }>("GET", path).catch(ignoreApiError);
    for (const draft of found?.drafts ?? []) store.meet(draft.field, draft);
  }

  function onVisibility(): void {
    if (document.visibilityState === "hidden") void store.save({ keepalive: true });
    else void lookAgain();
  }

  return {
    store,
    /** From now on hears of the connection, of other tabs and of the page being left; gives what ends it. */
    listen(): () => void {
      channel = new BroadcastChannel(`foothold:drafts:${attemptId}`);
      channel.onmessage = ({ data }: MessageEvent<Told>) => store.meet(data.field, data);
      const onOnline = () => void store.save();
      document.addEventListener("visibilitychange", onVisibility);
      window.addEventListener("online", onOnline);
      for (const [field, draft] of lastSaved.get(attemptId) ?? []) store.meet(field, draft);
      store.reopen();
      return () => {
        document.removeEventListener("visibilitychange", onVisibility);
        window.removeEventListener("online", onOnline);
        channel?.close();
        channel = null;
        void store.save({ keepalive: true });
        store.close();
      };
    },
  };
}

const browserOnly = new Map<string, DraftStore>();

/** For work that the server keeps no drafts of: in this browser alone. */
export function browserOnlyStore(id: string): DraftStore {
  const known = browserOnly.get(id);
  if (known) return known;
  const store = draftStore([], {
    send: null,
    readKept: () => readKept(id),
    keep: (field, entry) => keep(id, field, entry),
    tell: () => undefined,
  });
  browserOnly.set(id, store);
  return store;
}

/** Looking again is a courtesy: what failed is tried with the next save. */
function ignoreApiError(thrown: unknown): null {
  if (thrown instanceof ApiError) return null;
  throw thrown;
}
