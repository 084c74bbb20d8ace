import type { CoachContext } from "../../../ports/coach/coach.ts";
import { keyStepsOf } from "./key-steps.ts";
import { learnerTextOf } from "./learner-text.ts";
import { measureToldSteps } from "./measure-told-steps.ts";

/** A step counts as known when the learner's own text tells at least this share of it. */
const KNOWN_SHARE = 0.6;

/** Says how much of the key steps a reply tells beyond what the learner wrote; null when that is within the bound. */
export function findRecipe(
  prose: string,
  { problem, attempt }: CoachContext,
  bound: number,
): string | null {
  const steps = keyStepsOf(problem);
  const told = measureToldSteps(prose, steps);
  if (meanOf(told) < bound) return null;
  const own = measureToldSteps(learnerTextOf(attempt), steps);
  const fresh = told.map((share, step) => ((own[step] ?? 0) >= KNOWN_SHARE ? 0 : share));
  const mean = meanOf(fresh);
  return mean < bound ? null : `tells ${Math.round(mean * 100)}% of the key steps`;
}

const meanOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / (shares.length || 1);
