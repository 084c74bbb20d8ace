import type { AttemptEvent, AttemptStep } from "../../entities/attempt/attempt-event.ts";

/** A longer pause between two events counts as this long, because the learner was probably away. */
export const LONGEST_GAP_MINUTES = 10;

export type TimeByPlace = Partial<Record<AttemptStep, number>>;

/** How long was spent at each step, in milliseconds; a long pause counts only in part. */
export function timeByPlace(events: readonly AttemptEvent[]): TimeByPlace {
  const times: TimeByPlace = {};
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    if (!before) continue;
    const passed = Math.max(0, Date.parse(event.at) - Date.parse(before.at));
    const counted = Math.min(LONGEST_GAP_MINUTES * 60_000, passed);
    times[before.to] = (times[before.to] ?? 0) + counted;
  }
  return times;
}

/** The time until the attempt was finished. */
export function workedMsIn({ COMPLETE: _, DONE: __, ...times }: TimeByPlace): number {
  return Object.values(times).reduce((sum, timeMs) => sum + timeMs, 0);
}
