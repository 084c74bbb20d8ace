import type { KeptText } from "./field-state.ts";

export type KeptDrafts = Record<string, KeptText>;

const keyOf = (attemptId: string) => `foothold:drafts:${attemptId}`;

// A browser may refuse storage; typing and saving go on without it.
export function readKept(attemptId: string): KeptDrafts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, entry]) => isKept(entry)));
  } catch {
    return {};
  }
}

/** Read and written in one go, because another tab keeps its fields here too. */
export function keep(attemptId: string, field: string, entry: KeptText | null): void {
  try {
    const kept = readKept(attemptId);
    if (entry) kept[field] = entry;
    else delete kept[field];
    if (Object.keys(kept).length === 0) localStorage.removeItem(keyOf(attemptId));
    else localStorage.setItem(keyOf(attemptId), JSON.stringify(kept));
  } catch {
    // Full or forbidden: the text is still on the page.
  }
}

function isKept(value: unknown): value is KeptText {
  if (typeof value !== "object" || value === null) return false;
  const { text, revision, unanswered = [] } = value as Partial<KeptText>;
  const isText = typeof text === "string" || text === null;
  return isText && typeof revision === "number" && Array.isArray(unanswered);
}
