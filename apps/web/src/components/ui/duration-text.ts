const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A duration in its largest unit: 40 s, 12 min, 1.5 h. */
export function durationText(timeMs: number): string {
  if (timeMs < MINUTE_MS) return `${Math.round(timeMs / SECOND_MS)} s`;
  if (timeMs < HOUR_MS) return `${Math.round(timeMs / MINUTE_MS)} min`;
  return `${Math.round(timeMs / (HOUR_MS / 10)) / 10} h`;
}
