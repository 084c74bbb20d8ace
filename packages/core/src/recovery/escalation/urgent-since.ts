import type { Escalation } from "../../entities/recovery/escalation.ts";

/** Each try without progress counts as this many minutes of waiting. */
export const MINUTES_FOR_A_TRY = 2;

/** The queue is sorted by this moment: waiting longer and being more stuck both make it earlier. */
export function urgentSince({
  createdAt,
  stuckIterations,
}: Pick<Escalation, "createdAt" | "stuckIterations">): Date {
  return new Date(Date.parse(createdAt) - stuckIterations * MINUTES_FOR_A_TRY * 60_000);
}
