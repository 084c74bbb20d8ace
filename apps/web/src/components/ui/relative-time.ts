const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/**
 * Past times count only full units, so that nothing seems older than it is; future times are rounded, as intervals are.
 */
export function relativeTime(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) {
      return relative.format(
        seconds > 0 ? Math.round(seconds / length) : Math.trunc(seconds / length),
        unit,
      );
    }
  }
  return "just now";
}
