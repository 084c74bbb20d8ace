import type { AppError } from "@foothold/core/errors";
import type { Actor } from "@foothold/core/people";

/** Limits for each person, and for all visitors together. */
export const ENTRIES_PER_SECOND = 10;

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
    if (!actor) return take("visitors", ENTRIES_PER_SECOND, 1, nowMs);
    if (error.code === "internal") return true;
    if (error.code !== "rate-limited") return take(actor.userId, ENTRIES_PER_SECOND, 1, nowMs);
    const key = `${actor.userId} ${error.details?.limit}`;
    return take(key, 1, error.retryAfterSeconds ?? 1, nowMs);
  };
}
