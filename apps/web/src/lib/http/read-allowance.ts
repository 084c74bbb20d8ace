import { AppError } from "@foothold/core/errors";

/** Reads of one person on one instance: counted in memory, because a count in the database costs more than most reads. */
export const READS_PER_MINUTE = 600;
const REFILL_PER_MS = READS_PER_MINUTE / 60_000;
const MAX_PEOPLE = 10_000;

type Allowance = { left: number; atMs: number };

/** Refuses reads beyond the allowance. It fills up all the time, so no window can be straddled. */
export function readAllowance() {
  const people = new Map<string, Allowance>();
  return (userId: string, nowMs: number): void => {
    const { left, atMs } = people.get(userId) ?? { left: READS_PER_MINUTE, atMs: nowMs };
    const refilled = Math.min(READS_PER_MINUTE, left + (nowMs - atMs) * REFILL_PER_MS);
    people.delete(userId);
    people.set(userId, { left: Math.max(0, refilled - 1), atMs: nowMs });
    const [longestAway] = people.keys();
    if (people.size > MAX_PEOPLE && longestAway !== undefined) people.delete(longestAway);
    if (refilled >= 1) return;
    throw new AppError("rate-limited", "That was a lot of requests at once.", {
      details: { limit: "read" },
      retryAfterSeconds: 1,
      suggestions: ["Wait a second and try again."],
    });
  };
}

export const requireReadAllowance = readAllowance();
