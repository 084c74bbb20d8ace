import type { ChangeSet, ChangeStats } from "../../entities/attempt/change-set.ts";

export const MAX_TYPING_PAUSE_MS = 10_000;
export const MAX_CHANGE_SPAN_MS = 60_000;
/** Removing this many lines at once starts a new change set, so that it can be undone alone. */
export const LARGE_REMOVAL_LINES = 8;

/** Whether more typing belongs to the last change set, or begins a new one. */
export function continuesChangeSet(
  last: Pick<ChangeSet, "source" | "openedAt" | "updatedAt" | "attemptVersion" | "totalStats">,
  typing: { stats: ChangeStats; attemptVersion: number },
  now: Date,
): boolean {
  // Anything else the learner did in between (a hint, a submission, a rewind) closes the change set.
  const untouchedSince = last.attemptVersion === typing.attemptVersion;
  return (
    last.source === "learner" &&
    untouchedSince &&
    now.getTime() - Date.parse(last.updatedAt) <= MAX_TYPING_PAUSE_MS &&
    now.getTime() - Date.parse(last.openedAt) <= MAX_CHANGE_SPAN_MS &&
    last.totalStats.removed < LARGE_REMOVAL_LINES &&
    typing.stats.removed < LARGE_REMOVAL_LINES
  );
}
