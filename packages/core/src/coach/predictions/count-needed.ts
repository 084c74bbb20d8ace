import type { Mode } from "../../entities/attempt/attempt-mode.ts";
import type { Problem } from "../../entities/catalog/problem.ts";

/** How many right predictions in a row show understanding. */
export const RIGHT_PREDICTIONS: Record<Mode, number> = { BEGINNER: 4, EXPERT: 3 };
/** When the answer is true or false, every second guess is right, so more predictions are needed. */
export const RIGHT_PREDICTIONS_OF_TWO: Record<Mode, number> = { BEGINNER: 4, EXPERT: 4 };
/** So many wrong predictions only start the row again, because everybody slips. */
const FREE_SLIPS = 1;
const MOST_ADDED = 3;

/** Each further wrong prediction requires one more right one, so that guessing does not pay. */
export function countNeeded(
  { signature }: Pick<Problem, "signature">,
  mode: Mode,
  wrongSoFar: number,
): number {
  const hasTwoAnswers = signature.returns.type === "boolean";
  const needed = (hasTwoAnswers ? RIGHT_PREDICTIONS_OF_TWO : RIGHT_PREDICTIONS)[mode];
  return needed + Math.min(Math.max(0, wrongSoFar - FREE_SLIPS), MOST_ADDED);
}
