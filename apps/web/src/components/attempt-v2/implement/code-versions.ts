import type { AttemptView } from "@foothold/core";

type StoredCode = Pick<AttemptView, "code" | "version">;

/** Newer than the page that a look back, or the Back button, brings again. */
const lastSaved = new Map<string, StoredCode>();

export function rememberSaved(attemptId: string, saved: StoredCode): void {
  lastSaved.set(attemptId, saved);
}

export function newestOf(page: StoredCode & Pick<AttemptView, "id">): StoredCode {
  const saved = lastSaved.get(page.id);
  return saved && saved.version > page.version ? saved : page;
}
