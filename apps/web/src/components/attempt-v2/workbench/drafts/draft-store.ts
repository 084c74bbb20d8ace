import type { Draft } from "@foothold/core/attempt";
import { ApiError } from "#lib/browser/api-error.ts";
import {
  chosen,
  type FieldState,
  type LocalDraft,
  received,
  restored,
  type StoredText,
  saved,
  sending,
  stored,
  typed,
  untouched,
} from "./field-state.ts";
import type { LocalDrafts } from "./local-drafts.ts";

export const SAVE_AFTER_MS = 1_000;
export const RETRY_AFTER_MS = 5_000;
/** Longer texts are not saved on the server; they stay in this browser until they are sent. */
export const MAX_SAVED_LENGTH = 10_000;

export type SaveStatus =
  | { state: "saved" | "unsaved" | "saving" }
  | { state: "failed"; failure: ApiError };
type Save = { field: string; text: string | null; revision: number };

export type DraftPorts = {
  /** null: drafts are stored in this browser only. */
  send: ((drafts: Save[], options: { keepalive: boolean }) => Promise<Draft[]>) | null;
  readLocal(): LocalDrafts;
  writeLocal(field: string, entry: LocalDraft | null): void;
  /** Sends a text to the other tabs of this browser. */
  tellOtherTabs(field: string, entry: StoredText): void;
};

export type DraftStore = ReturnType<typeof draftStore>;

/** All drafts of an attempt: stored in this browser at once, on the server within seconds. */
export function draftStore(drafts: readonly Draft[], ports: DraftPorts) {
  const fields = new Map<string, FieldState>(drafts.map((draft) => [draft.field, stored(draft)]));
  const rendered = new Map(fields);
  const listeners = new Set<() => void>();
  let saveStatus: SaveStatus = { state: "saved" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isSaved = false;

  const stateOf = (field: string): FieldState => fields.get(field) ?? untouched;

  function change(field: string, next: FieldState): void {
    if (next === stateOf(field)) return;
    fields.set(field, next);
    const { text, revision, unanswered } = next;
    ports.writeLocal(field, next.dirty ? { text, revision, unanswered } : null);
    for (const listener of listeners) listener();
  }

  function say(next: SaveStatus): void {
    saveStatus = next;
    for (const listener of listeners) listener();
  }

  const waiting = (): [string, FieldState][] =>
    [...fields].filter(
      ([, { dirty, other, text }]) => dirty && !other && (text?.length ?? 0) <= MAX_SAVED_LENGTH,
    );

  /** The timer is not restarted by further keys, so that a long sentence is saved in time. */
  function saveSoon(afterMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void save();
    }, afterMs);
  }

  async function save({ keepalive = false } = {}): Promise<void> {
    const sent = waiting();
    if (isSending || sent.length === 0 || !ports.send) return;
    isSending = true;
    say({ state: "saving" });
    try {
      const body = sent.map(([field, { text, revision }]) => ({
        field,
        text: text && storable(text),
        revision,
      }));
      for (const { field, text } of body) change(field, sending(stateOf(field), text));
      const found = await ports.send(body, { keepalive });
      for (const draft of found) settle(draft, sent, body);
      isSaved = true;
      const rest = waiting().length > 0;
      say({ state: rest ? "unsaved" : "saved" });
      if (rest) saveSoon(SAVE_AFTER_MS);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      say({ state: "failed", failure: thrown });
      saveSoon(RETRY_AFTER_MS);
    } finally {
      isSending = false;
    }
  }

  function settle(draft: Draft, sent: [string, FieldState][], body: Save[]): void {
    const { field } = draft;
    const asSent = body.find((one) => one.field === field)?.text ?? null;
    const asTyped = sent.find(([name]) => name === field)?.[1].text ?? null;
    const found = draft.text === asSent ? { ...draft, text: asTyped } : draft;
    change(field, saved(stateOf(field), asTyped, found, field));
    ports.tellOtherTabs(field, { text: stateOf(field).text, revision: draft.revision });
  }

  function write(field: string, text: string | null): void {
    change(field, typed(stateOf(field), text));
    if (!stateOf(field).dirty) return;
    if (saveStatus.state === "saved") say({ state: "unsaved" });
    saveSoon(SAVE_AFTER_MS);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    field: stateOf,
    /** The field as the server rendered it. A component that hydrates late must first render this, even if a newer text was restored. */
    renderedField: (field: string): FieldState => rendered.get(field) ?? untouched,
    saveStatus: () => saveStatus,
    hasSaved: () => isSaved,
    write,
    /** Call after `handedIn` was sent. What was typed meanwhile stays. */
    forget(field: string, handedIn: string): void {
      if (stateOf(field).text === handedIn) write(field, null);
    },
    choose(field: string, which: "mine" | "other"): void {
      change(field, chosen(stateOf(field), which));
      saveSoon(0);
    },
    /** A text from the server or from another tab. */
    receive(field: string, found: StoredText): void {
      change(field, received(stateOf(field), found, field));
    },
    /** Restores what this browser stored when the page was left. */
    restore(): void {
      for (const [field, kept] of Object.entries(ports.readLocal())) {
        change(field, restored(kept, stateOf(field), field));
      }
      if (waiting().length > 0) saveSoon(0);
    },
    save,
    close(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** The database cannot store lone surrogates or NUL. */
const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "");
