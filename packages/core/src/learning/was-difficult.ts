import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";

/** As many hints as this, or a budget of at least two that is used up, are many. */
export const MANY_HINTS = 3;

/** Whether the attempt needed a rescue, a recovery or many hints. */
export function wasDifficult(
  { hintsUsedCount, hintBudget }: Pick<AnyAttempt, "hintsUsedCount" | "hintBudget">,
  events: readonly AttemptEvent[],
): boolean {
  const manyHints =
    hintsUsedCount >= MANY_HINTS || (hintsUsedCount > 1 && hintsUsedCount >= hintBudget);
  return manyHints || events.some(isBigHelp);
}

function isBigHelp(event: AttemptEvent): boolean {
  return (
    event.type === "recovery-begun" ||
    (event.type === "stuck-action-answered" && event.details.action === "rescue")
  );
}
