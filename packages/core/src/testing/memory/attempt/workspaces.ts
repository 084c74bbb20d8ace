import { solutionPath } from "../../../attempt/history/solution-path.ts";
import type { ChangeSet } from "../../../entities/attempt/change-set.ts";
import type { OwnFile } from "../../../entities/attempt/workspace.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { Workspaces } from "../../../ports/attempt.ts";
import type { AttemptStore } from "./attempt-store.ts";

export function memoryWorkspaces(store: AttemptStore): Workspaces {
  return {
    async files(attemptId) {
      const files = [...(store.files.get(attemptId)?.values() ?? [])];
      return structuredClone(files.sort((one, other) => (one.path < other.path ? -1 : 1)));
    },
  };
}

export function writeFiles(
  store: AttemptStore,
  { id, language, version }: AnyAttempt,
  { files }: ChangeSet,
): void {
  const kept = store.files.get(id) ?? new Map<string, OwnFile>();
  store.files.set(id, kept);
  for (const { path, newContent } of files) {
    if (path === solutionPath[language]) continue;
    if (newContent === null) kept.delete(path);
    else kept.set(path, { path, content: newContent, version });
  }
}
