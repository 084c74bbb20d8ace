import type { RateLimit } from "../ports/people.ts";

/** A window is counted in this many slots. More slots are more precise and take more rows. */
export const SLOTS_PER_WINDOW = 10;

export type Slot = { startMs: number; count: number };

export function slotMsOf({ windowSeconds }: Pick<RateLimit, "windowSeconds">): number {
  return (windowSeconds * 1000) / SLOTS_PER_WINDOW;
}

/**
 * A slot counts until all of it is older than the window: the wait may be a tenth too long, but never one call too
 * many.
 */
export function lastsUntilMs({ startMs }: Pick<Slot, "startMs">, limit: RateLimit): number {
  return startMs + slotMsOf(limit) + limit.windowSeconds * 1000;
}

/** How long until fewer than `max` calls count. */
export function secondsUntilAllowed(
  slots: readonly Slot[],
  limit: RateLimit,
  nowMs: number,
): number {
  const counting = slots
    .filter((slot) => lastsUntilMs(slot, limit) > nowMs)
    .sort((a, b) => a.startMs - b.startMs);
  let left = counting.reduce((sum, { count }) => sum + count, 0);
  const freed = counting.find(({ count }) => {
    left -= count;
    return left < limit.max;
  });
  const waitMs = freed ? lastsUntilMs(freed, limit) - nowMs : 0;
  return Math.max(1, Math.ceil(waitMs / 1000));
}
