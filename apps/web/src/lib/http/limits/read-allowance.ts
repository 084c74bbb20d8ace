import { AppError } from "@foothold/core/errors";

const MAX_PEOPLE = 10_000;

type Allowance = { left: number; atMs: number };

/**
 * Refuses a person's reads beyond so many a minute. The allowance refills continuously, so there is no window to
 * straddle. Each instance counts in memory, because a count in the database costs more than most reads.
 */
export function readAllowance() {
  const people = new Map<string, Allowance>();
  return (userId: string, perMinute: number, nowMs: number): void => {
    const { left, atMs } = people.get(userId) ?? { left: perMinute, atMs: nowMs };
    const refilled = Math.min(perMinute, left + ((nowMs - atMs) * perMinute) / 60_000);
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
