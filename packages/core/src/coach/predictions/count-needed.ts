import type { Mode } from "../../entities/attempt/attempt-mode.ts";
import type { Problem } from "../../entities/catalog/problem.ts";

/** How many right predictions in a row show understanding. */
export const RIGHT_PREDICTIONS: Record<Mode, number> = { BEGINNER: 4, EXPERT: 3 };
/** Where an answer is true or false, every second guess is right: more are asked. */
export const RIGHT_PREDICTIONS_OF_TWO: Record<Mode, number> = { BEGINNER: 4, EXPERT: 4 };
/** So many wrong ones only begin the row anew: whoever is new to this slips. */
const FREE_SLIPS: Record<Mode, number> = { BEGINNER: 1, EXPERT: 0 };
const MOST_ADDED = 3;

/** Each further wrong prediction asks for one more right one, so that guessing on does not pay. */
export function countNeeded(
  { signature }: Pick<Problem, "signature">,
  mode: Mode,
  wrongSoFar: number,
): number {
  const hasTwoAnswers = signature.returns.type === "boolean";
  const needed = (hasTwoAnswers ? RIGHT_PREDICTIONS_OF_TWO : RIGHT_PREDICTIONS)[mode];
  return needed + Math.min(Math.max(0, wrongSoFar - FREE_SLIPS[mode]), MOST_ADDED);
}
