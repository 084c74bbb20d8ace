import type { AttemptView } from "@foothold/core/attempt";
import { readTabMemory, writeTabMemory } from "#lib/browser/tab-memory.ts";
import { fieldsOf } from "#lib/json/fields-of.ts";

type StoredCode = Pick<AttemptView, "code" | "version">;
type CodeHere = {
  /** The text in the editor. */
  latest: string;
  /** The server's code that it is based on, of this version. */
  base: string;
  version: number;
  unanswered: readonly string[];
};

/** The code saved last, which is newer than the page that the Back button shows again. */
const lastSaved = new Map<string, StoredCode>();

const keyOf = (attemptId: string) => `foothold:saved-code:${attemptId}`;

export function rememberSaved(attemptId: string, saved: StoredCode): void {
  lastSaved.set(attemptId, saved);
  writeTabMemory(keyOf(attemptId), saved);
}

/** The code that this tab saved last. A page that was rendered before that save arrived shows an older text. */
export function savedInThisTab(attemptId: string): StoredCode | null {
  const { code, version } = fieldsOf(readTabMemory(keyOf(attemptId)));
  return typeof code === "string" && typeof version === "number" ? { code, version } : null;
}

export function newestOf(page: StoredCode & { id: string }): StoredCode {
  const saved = lastSaved.get(page.id);
  return saved && saved.version > page.version ? saved : page;
}

/**
 * How the code of a refreshed page relates to ours. `ours`: only the version is newer, for example after a hint.
 * `two-texts`: the server has another text while this page has unsaved text; the next save is refused and asks the
 * learner.
 */
export function meetCode(
  { latest, base, version, unanswered }: CodeHere,
  found: StoredCode,
): "nothing-new" | "ours" | "theirs" | "two-texts" {
  if (found.version <= version) return "nothing-new";
  if (found.code === base || unanswered.includes(found.code)) return "ours";
  return latest === base && unanswered.length === 0 ? "theirs" : "two-texts";
}
