import type { Escalation } from "../../entities/recovery/escalation.ts";

/** Each try that moved nothing counts as so many minutes of waiting. */
export const MINUTES_FOR_A_TRY = 2;

/** Who waits longest and is most stuck comes first: by this moment, the earliest first. */
export function urgentSince({
  createdAt,
  stuckIterations,
}: Pick<Escalation, "createdAt" | "stuckIterations">): Date {
  return new Date(Date.parse(createdAt) - stuckIterations * MINUTES_FOR_A_TRY * 60_000);
}
