/** Code that is not on the server yet, the server's code it is based on, and texts sent without an answer. */
export type KeptCode = { code: string; base: string; unanswered?: string[] };

const keyOf = (attemptId: string) => `foothold:code:${attemptId}`;

// A browser may refuse storage; typing and saving go on without it.
export function readLocal(attemptId: string): KeptCode | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function writeLocal(attemptId: string, kept: KeptCode | null): void {
  try {
    if (kept) localStorage.setItem(keyOf(attemptId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(attemptId));
  } catch {
    // Full or forbidden: the code is still on the page.
  }
}

function isKept(value: unknown): value is KeptCode {
  if (typeof value !== "object" || value === null) return false;
  const { code, base, unanswered = [] } = value as Partial<KeptCode>;
  return typeof code === "string" && typeof base === "string" && Array.isArray(unanswered);
}
