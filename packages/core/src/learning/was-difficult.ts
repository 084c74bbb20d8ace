import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import type { ChoiceRefusal } from "../entities/attempt/attempt-event-details.ts";
import { isWrongPrediction } from "../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";

/** As many hints as this, or a budget of at least two that is used up, are many. */
export const MANY_HINTS = 3;

/** As many wrong answers and hints as this together are a fight. */
export const MANY_SLIPS = 4;

type Help = Pick<AnyAttempt, "hintsUsedCount" | "hintBudget">;

/** Whether the attempt needed a rescue, a recovery, many hints, or many tries. */
export function wasDifficult(
  { hintsUsedCount, hintBudget }: Help,
  events: readonly AttemptEvent[],
): boolean {
  const manyHints =
    hintsUsedCount >= MANY_HINTS || (hintsUsedCount > 1 && hintsUsedCount >= hintBudget);
  const slips = events.reduce((sum, event) => sum + slipsIn(event), hintsUsedCount);
  return manyHints || slips >= MANY_SLIPS || events.some(isBigHelp);
}

/** Wrong predictions, wrong plans and failed hand-ins. */
function slipsIn(event: AttemptEvent): number {
  switch (event.type) {
    case "prediction-made":
      return isWrongPrediction(event.details.prediction) ? 1 : 0;
    case "explanation-assessed":
      return event.details.predictions.filter(isWrongPrediction).length;
    case "pattern-judged":
      return wrongPlans.has(event.details.refusal) ? 1 : 0;
    case "tests-run":
      return event.details.outcome === "passed" ? 0 : 1;
    default:
      return 0;
  }
}

const wrongPlans = new Set<ChoiceRefusal | undefined>(["pattern-mismatch", "invariant-wrong"]);

function isBigHelp(event: AttemptEvent): boolean {
  return (
    event.type === "recovery-begun" ||
    (event.type === "stuck-action-answered" && event.details.action === "rescue")
  );
}
