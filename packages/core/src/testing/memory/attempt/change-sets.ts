import { revisionsFor } from "../../../attempt/history/file-revisions.ts";
import { chainStart, decodeChain } from "../../../attempt/history/stored-content.ts";
import type {
  ChangeSet,
  ChangeSetSummary,
  FileContents,
} from "../../../entities/attempt/change-set.ts";
import type { ChangeSets, ChangeWrite } from "../../../ports/attempt.ts";
import { pageOf } from "../page-of.ts";
import type { AttemptStore } from "./attempt-store.ts";

export function memoryChangeSets(store: AttemptStore): ChangeSets {
  const all = (attemptId: string) => store.changeSets.get(attemptId) ?? [];
  return {
    async list(attemptId, query) {
      const summaries = [...all(attemptId)].reverse();
      return structuredClone(pageOf(summaries, ({ position }) => String(position), query));
    },
    async outline(attemptId) {
      return all(attemptId).map(
        ({ id, position, parentChangeSetId, undoesChangeSetId, applied }) => ({
          ...{ id, position, parentChangeSetId, undoesChangeSetId, applied },
        }),
      );
    },
    async last(attemptId) {
      const stored = all(attemptId).at(-1);
      return stored ? withContents(store, stored) : null;
    },
    async find(attemptId, position) {
      const stored = all(attemptId).find((entry) => entry.position === position);
      return stored ? withContents(store, stored) : null;
    },
    contentsAt: async (attemptId, position) => contentsAt(store, attemptId, position),
  };
}

export function writeChange(
  store: AttemptStore,
  { changeSet, nowApplied, noLongerApplied }: ChangeWrite,
): void {
  const { files, ...summary } = structuredClone(changeSet);
  const { attemptId, position } = summary;
  const stored = {
    ...summary,
    files: files.map(({ oldContent: _old, newContent: _new, ...outline }) => outline),
  };
  const others = (store.changeSets.get(attemptId) ?? []).filter(({ id }) => id !== summary.id);
  const marked = others.map((entry) => ({
    ...entry,
    applied: nowApplied.includes(entry.id)
      ? true
      : entry.applied && !noLongerApplied.includes(entry.id),
  }));
  store.changeSets.set(attemptId, [...marked, stored]);
  for (const file of files) {
    const kept = store.revisions.get(attemptId) ?? [];
    const newest = kept.findLast(({ path }) => path === file.path) ?? null;
    const written = revisionsFor(file, position, newest);
    const isWritten = (path: string, revision: number) =>
      written.some((row) => row.path === path && row.revision === revision);
    store.revisions.set(attemptId, [
      ...kept.filter(({ path, revision }) => !isWritten(path, revision)),
      ...written,
    ]);
  }
}

function withContents(store: AttemptStore, stored: ChangeSetSummary): ChangeSet {
  const { attemptId, position } = stored;
  const before = contentsAt(store, attemptId, position - 1);
  const after = contentsAt(store, attemptId, position);
  const files = stored.files.map((file) => ({
    ...file,
    oldContent: before[file.path] ?? null,
    newContent: after[file.path] ?? null,
  }));
  return { ...structuredClone(stored), files };
}

function contentsAt(store: AttemptStore, attemptId: string, position: number): FileContents {
  const rows = (store.revisions.get(attemptId) ?? []).filter((row) => row.position <= position);
  const contents: FileContents = {};
  for (const path of new Set(rows.map((row) => row.path))) {
    const ofPath = rows.filter((row) => row.path === path);
    const from = chainStart(ofPath.at(-1)?.revision ?? 1);
    const chain = ofPath.filter(({ revision }) => revision >= from);
    const content = decodeChain(chain.map((row) => row.content));
    if (content !== null) contents[path] = content;
  }
  return contents;
}
