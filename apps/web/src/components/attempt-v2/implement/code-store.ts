import { readStoredFields } from "#lib/browser/stored-fields.ts";

/** Code that is not on the server yet, the server's code it is based on, and texts sent without an answer. */
export type KeptCode = { code: string; base: string; unanswered?: string[] };

const keyOf = (attemptId: string) => `foothold:code:${attemptId}`;

// A browser may refuse storage; typing and saving continue without it.
export function readLocal(attemptId: string): KeptCode | null {
  const kept = readStoredFields(keyOf(attemptId));
  return isKept(kept) ? kept : null;
}

export function writeLocal(attemptId: string, kept: KeptCode | null): void {
  try {
    if (kept) localStorage.setItem(keyOf(attemptId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(attemptId));
  } catch {
    // Full or forbidden: the code is still on the page.
  }
}

/** The files of an attempt, beside the solution, with text that is not on the server yet. */
export function keptPaths(attemptId: string): string[] {
  const prefix = keyOf(`${attemptId}/`);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function isKept(value: Record<string, unknown>): value is KeptCode {
  const { code, base, unanswered = [] } = value;
  return typeof code === "string" && typeof base === "string" && Array.isArray(unanswered);
}
