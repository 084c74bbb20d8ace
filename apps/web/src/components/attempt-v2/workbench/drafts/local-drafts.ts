import { readStoredFields } from "#lib/browser/stored-fields.ts";
import { fieldsOf } from "#lib/json/fields-of.ts";
import type { LocalDraft } from "./field-state.ts";

export type LocalDrafts = Record<string, LocalDraft>;

const keyOf = (attemptId: string) => `foothold:drafts:${attemptId}`;

// A browser may refuse storage; typing and saving continue without it.
export function readLocal(attemptId: string): LocalDrafts {
  const kept = Object.entries(readStoredFields(keyOf(attemptId)));
  return Object.fromEntries(
    kept.flatMap(([field, entry]) => (isLocalDraft(entry) ? [[field, entry]] : [])),
  );
}

/** Reads before writing, because other tabs store their fields under the same key. */
export function writeLocal(attemptId: string, field: string, entry: LocalDraft | null): void {
  try {
    const kept = readLocal(attemptId);
    if (entry) kept[field] = entry;
    else delete kept[field];
    if (Object.keys(kept).length === 0) localStorage.removeItem(keyOf(attemptId));
    else localStorage.setItem(keyOf(attemptId), JSON.stringify(kept));
  } catch {
    // Full or forbidden: the text is still on the page.
  }
}

function isLocalDraft(value: unknown): value is LocalDraft {
  const { text, revision, unanswered = [] } = fieldsOf(value);
  const isText = typeof text === "string" || text === null;
  return isText && typeof revision === "number" && Array.isArray(unanswered);
}
