/**
 * Practice is counted in quarters of an hour since 1970. Every time zone is a whole number of them away from UTC, so days
 * of any time zone are made of them.
 */
export const QUARTER_MS = 15 * 60_000;

export function quarterOf(at: string): number {
  return Math.floor(Date.parse(at) / QUARTER_MS);
}
