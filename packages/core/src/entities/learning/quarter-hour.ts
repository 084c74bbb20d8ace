/**
 * Practice is counted in quarters of an hour since 1970. The offset of every time zone is a whole number of quarters,
 * so the days of any time zone can be added up from them.
 */
export const QUARTER_MS = 15 * 60_000;

export function quarterOf(at: string): number {
  return Math.floor(Date.parse(at) / QUARTER_MS);
}
