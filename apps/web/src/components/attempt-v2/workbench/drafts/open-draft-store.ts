import type { Draft } from "@foothold/core/attempt";
import { callApi } from "#lib/browser/api-client.ts";
import { ApiError } from "#lib/browser/api-error.ts";
import { readTabMemory, writeTabMemory } from "#lib/browser/tab-memory.ts";
import { fieldsOf } from "#lib/json/fields-of.ts";
import { type DraftStore, draftStore } from "./draft-store.ts";
import type { StoredText } from "./field-state.ts";
import { readLocal, writeLocal } from "./local-drafts.ts";

type TabMessage = StoredText & { field: string };

/** By attempt and field. The Back button, or a reload while a draft is being saved, shows an older page; these drafts are newer. */
const lastSaved = new Map<string, Map<string, StoredText>>();
const keyOf = (attemptId: string) => `foothold:saved-drafts:${attemptId}`;

function savedInThisTab(attemptId: string): Map<string, StoredText> {
  const known = lastSaved.get(attemptId) ?? new Map(readSaved(attemptId));
  lastSaved.set(attemptId, known);
  return known;
}

function readSaved(attemptId: string): [string, StoredText][] {
  return Object.entries(fieldsOf(readTabMemory(keyOf(attemptId)))).flatMap(([field, entry]) => {
    const { text, revision } = fieldsOf(entry);
    const isText = typeof text === "string" || text === null;
    return isText && typeof revision === "number" ? [[field, { text, revision }]] : [];
  });
}

function rememberSaved(attemptId: string, drafts: readonly Draft[]): void {
  const known = savedInThisTab(attemptId);
  for (const { field, text, revision } of drafts) known.set(field, { text, revision });
  writeTabMemory(keyOf(attemptId), Object.fromEntries(known));
}

/** The drafts of one attempt, stored in this browser and on the server. */
export function openDraftStore(attemptId: string, drafts: readonly Draft[]) {
  const path = `/api/attempts/${attemptId}/drafts` as const;
  let channel: BroadcastChannel | null = null;
  const store = draftStore(drafts, {
    async send(typed, options) {
      const body = { drafts: typed };
      const { drafts: found } = await callApi("PUT", path, body, options);
      rememberSaved(attemptId, found);
      return found;
    },
    readLocal: () => readLocal(attemptId),
    writeLocal: (field, entry) => writeLocal(attemptId, field, entry),
    tellOtherTabs: (field, entry) => channel?.postMessage({ field, ...entry } satisfies TabMessage),
  });

  async function reload(): Promise<void> {
    const found = await callApi("GET", path).catch(ignoreApiError);
    for (const draft of found?.drafts ?? []) store.receive(draft.field, draft);
  }

  function onVisibility(): void {
    if (document.visibilityState === "hidden") void store.save({ keepalive: true });
    else void reload();
  }

  return {
    store,
    /** Starts listening to the connection, to other tabs and to the page being hidden. Returns the function that stops it. */
    listen(): () => void {
      channel = new BroadcastChannel(`foothold:drafts:${attemptId}`);
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => store.receive(data.field, data);
      const onOnline = () => void store.save();
      document.addEventListener("visibilitychange", onVisibility);
      window.addEventListener("online", onOnline);
      for (const [field, draft] of savedInThisTab(attemptId)) store.receive(field, draft);
      store.restore();
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

/** For attempts without drafts on the server: stored in this browser only. */
export function browserOnlyStore(id: string): DraftStore {
  const known = browserOnly.get(id);
  if (known) return known;
  const store = draftStore([], {
    send: null,
    readLocal: () => readLocal(id),
    writeLocal: (field, entry) => writeLocal(id, field, entry),
    tellOtherTabs: () => undefined,
  });
  browserOnly.set(id, store);
  return store;
}

/** A failed reload is ignored: the next save compares again. */
function ignoreApiError(thrown: unknown): null {
  if (thrown instanceof ApiError) return null;
  throw thrown;
}
