import type { AttemptRecord } from "@foothold/core/attempt";

/** The help that was taken in an attempt, in words. */
export function helpText({
  hintsUsedCount,
  tookRescue,
}: Pick<AttemptRecord, "hintsUsedCount" | "tookRescue">): string {
  if (hintsUsedCount === 0) return tookRescue ? "a rescue" : "no hints";
  const hints = hintsUsedCount === 1 ? "1 hint" : `${hintsUsedCount} hints`;
  return tookRescue ? `${hints} and a rescue` : hints;
}
