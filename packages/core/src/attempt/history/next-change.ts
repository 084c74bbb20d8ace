import type { ChangedFile, ChangeSet, FileContents } from "../../entities/attempt/change-set.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { changeStats, noChange, sumStats } from "./change-stats.ts";
import { continuesChangeSet } from "./continues-change-set.ts";
import { solutionPath } from "./solution-path.ts";

type Writing = { attempt: AnyAttempt; last: ChangeSet | null; id: string; now: Date };

/** The learner's new code as a change set: it extends the last one while they keep typing, or is a new one. */
export function codeChange({ attempt, last, id, now }: Writing, code: string): ChangeSet {
  const path = solutionPath[attempt.language];
  const typed = fileChange(path, attempt.code, code);
  const typing = { stats: typed.stats, attemptVersion: attempt.version };
  const [only, ...others] = last?.files ?? [];
  if (last && only?.path === path && others.length === 0 && continuesChangeSet(last, typing, now)) {
    return {
      ...last,
      ...written(attempt, now),
      ...withTotal([fileChange(path, only.oldContent, code)]),
    };
  }
  return {
    ...opened({ attempt, last, id, now }),
    parentChangeSetId: last?.id ?? null,
    source: "learner",
    ...withTotal([typed]),
  };
}

/** Going back or forward to `target`, as a change set of its own. */
export function rewindChange(
  writing: Writing,
  target: { id: string | null; contents: FileContents },
  current: FileContents,
): ChangeSet {
  const paths = [...new Set([...Object.keys(current), ...Object.keys(target.contents)])];
  const files = paths.map((path) =>
    fileChange(path, current[path] ?? null, target.contents[path] ?? null),
  );
  const changed = files.filter(({ oldContent, newContent }) => oldContent !== newContent);
  return {
    ...opened(writing),
    parentChangeSetId: target.id,
    source: "rewind",
    ...withTotal(changed.length > 0 ? changed : files.slice(0, 1)),
  };
}

function opened({ attempt, last, id, now }: Writing) {
  return {
    id,
    attemptId: attempt.id,
    position: (last?.position ?? 0) + 1,
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
  return { path, oldContent, newContent, stats, isNewFile: oldContent === null };
}

function withTotal(files: ChangedFile[]) {
  return { files, totalStats: files.map(({ stats }) => stats).reduce(sumStats, noChange) };
}
