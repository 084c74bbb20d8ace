import type { Draft } from "@foothold/core/attempt";
import { ApiError } from "#lib/browser/api-client.ts";
import {
  chosen,
  type FieldState,
  type KeptText,
  met,
  reopened,
  type StoredText,
  saved,
  sending,
  stored,
  typed,
  untouched,
} from "./field-state.ts";
import type { KeptDrafts } from "./local-drafts.ts";

export const SAVE_AFTER_MS = 1_000;
export const RETRY_AFTER_MS = 5_000;
/** The server keeps no longer text; it stays in this browser until it is sent. */
const MAX_LENGTH = 10_000;

export type Keeping =
  | { state: "saved" | "unsaved" | "saving" }
  | { state: "failed"; failure: ApiError };
type Save = { field: string; text: string | null; revision: number };

export type DraftPorts = {
  /** null where only this browser keeps them. */
  send: ((drafts: Save[], options: { keepalive: boolean }) => Promise<Draft[]>) | null;
  readKept(): KeptDrafts;
  keep(field: string, entry: KeptText | null): void;
  /** To the other tabs of this browser. */
  tell(field: string, entry: StoredText): void;
};

export type DraftStore = ReturnType<typeof draftStore>;

/** All that is typed in an attempt: here at once, on the server within seconds. */
export function draftStore(drafts: readonly Draft[], ports: DraftPorts) {
  const fields = new Map<string, FieldState>(drafts.map((draft) => [draft.field, stored(draft)]));
  const listeners = new Set<() => void>();
  let keeping: Keeping = { state: "saved" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isSaved = false;

  const stateOf = (field: string): FieldState => fields.get(field) ?? untouched;

  function change(field: string, next: FieldState): void {
    if (next === stateOf(field)) return;
    fields.set(field, next);
    const { text, revision, unanswered } = next;
    ports.keep(field, next.dirty ? { text, revision, unanswered } : null);
    for (const listener of listeners) listener();
  }

  function say(next: Keeping): void {
    keeping = next;
    for (const listener of listeners) listener();
  }

  const waiting = (): [string, FieldState][] =>
    [...fields].filter(
      ([, { dirty, other, text }]) => dirty && !other && (text?.length ?? 0) <= MAX_LENGTH,
    );

  /** Not put off by every further key, or a long sentence would be saved late. */
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
    ports.tell(field, { text: stateOf(field).text, revision: draft.revision });
  }

  function write(field: string, text: string | null): void {
    change(field, typed(stateOf(field), text));
    if (!stateOf(field).dirty) return;
    if (keeping.state === "saved") say({ state: "unsaved" });
    saveSoon(SAVE_AFTER_MS);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    field: stateOf,
    keeping: () => keeping,
    hasSaved: () => isSaved,
    write,
    /** After `handedIn` was sent. What was typed meanwhile stays. */
    forget(field: string, handedIn: string): void {
      if (stateOf(field).text === handedIn) write(field, null);
    },
    choose(field: string, which: "mine" | "other"): void {
      change(field, chosen(stateOf(field), which));
      saveSoon(0);
    },
    /** What the server has, or another tab says. */
    meet(field: string, found: StoredText): void {
      change(field, met(stateOf(field), found, field));
    },
    /** Takes up what this browser kept when the page was left. */
    reopen(): void {
      for (const [field, kept] of Object.entries(ports.readKept())) {
        change(field, reopened(kept, stateOf(field), field));
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

/** The database stores neither halves of characters nor NUL. */
const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "");
