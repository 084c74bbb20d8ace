import type { AppError } from "@foothold/core/errors";
import type { Actor } from "@foothold/core/people";

/** Limits for each person, and for all visitors together. Entries are never removed, so a day has a limit too. */
export const ENTRIES_PER_SECOND = 10;
export const ENTRIES_PER_DAY = { person: 2_000, visitors: 20_000 };
const DAY_SECONDS = 86_400;

type MayKeep = (error: AppError, actor: Actor | null, nowMs: number) => boolean;

/** Limits how many failures one person can add to the audit trail, because entries are never removed. */
export function auditAllowance(): MayKeep {
  const windows = new Map<string, { endsAtMs: number; left: number }>();

  function take(key: string, entries: number, seconds: number, nowMs: number): boolean {
    for (const [old, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(old);
    const window = windows.get(key) ?? { endsAtMs: nowMs + seconds * 1000, left: entries };
    windows.set(key, window);
    window.left -= 1;
    return window.left >= 0;
  }

  return (error, actor, nowMs) => {
    if (actor && error.code === "internal") return true;
    const who = actor ? actor.userId : "visitors";
    const isLimit = actor && error.code === "rate-limited";
    const isKept = isLimit
      ? take(`${who} ${error.details?.limit}`, 1, error.retryAfterSeconds ?? 1, nowMs)
      : take(who, ENTRIES_PER_SECOND, 1, nowMs);
    const aDay = ENTRIES_PER_DAY[actor ? "person" : "visitors"];
    return isKept && take(`${who} today`, aDay, DAY_SECONDS, nowMs);
  };
}
