const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function durationText(timeMs: number): string {
  if (timeMs < MINUTE_MS) return `${Math.round(timeMs / 1000)} s`;
  if (timeMs < HOUR_MS) return `${Math.round(timeMs / MINUTE_MS)} min`;
  return `${Math.round(timeMs / HOUR_MS)} h`;
}
