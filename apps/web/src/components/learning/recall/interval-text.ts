const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** The time between two moments in rough words. */
export function intervalText(fromMs: number, toMs: number): string {
  const passedMs = Math.max(0, toMs - fromMs);
  if (passedMs < HOUR_MS - MINUTE_MS / 2)
    return `${Math.max(1, Math.round(passedMs / MINUTE_MS))} min`;
  if (passedMs < DAY_MS - HOUR_MS / 2) return `${Math.round(passedMs / HOUR_MS)} h`;
  const days = Math.round(passedMs / DAY_MS);
  if (days < 2 * MONTH_DAYS) return days === 1 ? "1 day" : `${days} days`;
  if (days < YEAR_DAYS) return `${Math.round(days / MONTH_DAYS)} months`;
  return "1 year";
}
