import type { ChangeSet, ChangeStats } from "../../entities/attempt/change-set.ts";

export const MAX_TYPING_PAUSE_MS = 10_000;
export const MAX_CHANGE_SPAN_MS = 60_000;
/** Taking out this many lines at once is a step of its own, so that it can be taken back alone. */
export const LARGE_REMOVAL_LINES = 8;

/** Whether more typing belongs to the change set that is being written, or begins a new one. */
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
