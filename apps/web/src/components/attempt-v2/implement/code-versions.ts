import type { AttemptView } from "@foothold/core/attempt";

type StoredCode = Pick<AttemptView, "code" | "version">;
type CodeHere = {
  /** As it stands in the editor. */
  latest: string;
  /** The server's that it was typed over, of this version. */
  base: string;
  version: number;
  unanswered: readonly string[];
};

/** Newer than the page that a look back, or the Back button, brings again. */
const lastSaved = new Map<string, StoredCode>();

export function rememberSaved(attemptId: string, saved: StoredCode): void {
  lastSaved.set(attemptId, saved);
}

export function newestOf(page: StoredCode & Pick<AttemptView, "id">): StoredCode {
  const saved = lastSaved.get(page.id);
  return saved && saved.version > page.version ? saved : page;
}

/**
 * What the code of a page that comes anew is. `ours`: only the version has moved on, by a hint or the like.
 * `two-texts`: one from elsewhere, while there is unsaved text here; the next save is refused and asks.
 */
export function meetCode(
  { latest, base, version, unanswered }: CodeHere,
  found: StoredCode,
): "nothing-new" | "ours" | "theirs" | "two-texts" {
  if (found.version <= version) return "nothing-new";
  if (found.code === base || unanswered.includes(found.code)) return "ours";
  return latest === base && unanswered.length === 0 ? "theirs" : "two-texts";
}
