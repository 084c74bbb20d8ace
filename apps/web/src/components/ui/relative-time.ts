/** Each unit with its length in seconds, and the number of seconds from which a future time is told in it. */
const units = [
  ["year", 31_536_000, 31_536_000],
  ["month", 2_592_000, 2 * 2_592_000],
  ["day", 86_400, 86_400 - 1_800],
  ["hour", 3_600, 3_600 - 30],
  ["minute", 60, 60],
] as const;

/**
 * Past times count only full units, so that nothing seems older than it is; future times are rounded, as intervals are.
 */
export function relativeTime(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length, least] of units) {
    if (seconds >= least) return relative.format(Math.round(seconds / length), unit);
    if (-seconds >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return "just now";
}
