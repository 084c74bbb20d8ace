import type {
  ChangedFile,
  ChangeSet,
  ChangeSource,
  FileContents,
} from "../../entities/attempt/change-set.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { changeStats, noChange, sumStats } from "./change-stats.ts";
import { continuesChangeSet } from "./continues-change-set.ts";
import { solutionPath } from "./solution-path.ts";

type Writing = { attempt: AnyAttempt; last: ChangeSet | null; id: string; now: Date };
type Typed = { path: string; oldContent: string | null; newContent: string };

/** The learner's new code as a change set. */
export function codeChange(writing: Writing, code: string): ChangeSet {
  const { language, code: oldContent } = writing.attempt;
  return typingChange(writing, { path: solutionPath[language], oldContent, newContent: code });
}

/** What a learner typed in one file: it extends the last change set while they keep typing there, or is a new one. */
export function typingChange({ attempt, last, id, now }: Writing, typed: Typed): ChangeSet {
  const { path, oldContent, newContent } = typed;
  const file = fileChange(path, oldContent, newContent);
  const typing = { stats: file.stats, attemptVersion: attempt.version };
  const [only, ...others] = last?.files ?? [];
  const isSameFile = only?.path === path && !only.isDeleted && others.length === 0;
  if (last && isSameFile && continuesChangeSet(last, typing, now)) {
    return {
      ...last,
      ...written(attempt, now),
      ...withTotal([fileChange(path, only.oldContent, newContent)]),
    };
  }
  return {
    ...opened({ attempt, last, id, now }),
    parentChangeSetId: last?.id ?? null,
    source: "learner",
    ...withTotal([file]),
  };
}

/** Several files at once, which were `before` and are `after`. They differ. */
export function filesChange(
  writing: Writing,
  { source, exchangeId = null }: { source: ChangeSource; exchangeId?: string | null },
  before: FileContents,
  after: FileContents,
): ChangeSet {
  return {
    ...opened(writing),
    parentChangeSetId: writing.last?.id ?? null,
    source,
    exchangeId,
    ...withTotal(differences(before, after)),
  };
}

/** Going back or forward to `target`, as a change set of its own. */
export function rewindChange(
  writing: Writing,
  target: { id: string | null; contents: FileContents },
  current: FileContents,
): ChangeSet {
  const changed = differences(current, target.contents);
  const path = solutionPath[writing.attempt.language];
  const { code } = writing.attempt;
  return {
    ...opened(writing),
    parentChangeSetId: target.id,
    source: "rewind",
    // When no file differs, the solution is listed unchanged: a change set names at least one file.
    ...withTotal(changed.length > 0 ? changed : [fileChange(path, code, code)]),
  };
}

function differences(before: FileContents, after: FileContents): ChangedFile[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths
    .map((path) => fileChange(path, before[path] ?? null, after[path] ?? null))
    .filter(({ oldContent, newContent }) => oldContent !== newContent);
}

function opened({ attempt, last, id, now }: Writing) {
  return {
    id,
    attemptId: attempt.id,
    position: (last?.position ?? 0) + 1,
    undoesChangeSetId: null,
    exchangeId: null,
    applied: true,
    openedAt: now.toISOString(),
    ...written(attempt, now),
  };
}

function written(attempt: AnyAttempt, now: Date) {
  return { updatedAt: now.toISOString(), attemptVersion: attempt.version + 1 };
}

function fileChange(
  path: string,
  oldContent: string | null,
  newContent: string | null,
): ChangedFile {
  const stats = changeStats(oldContent, newContent);
  const isNewFile = oldContent === null;
  return { path, oldContent, newContent, stats, isNewFile, isDeleted: newContent === null };
}

function withTotal(files: ChangedFile[]) {
  return { files, totalStats: files.map(({ stats }) => stats).reduce(sumStats, noChange) };
}
