import type { CoachContext } from "../../../ports/coach/coach.ts";
import { keyStepsOf } from "./key-steps.ts";
import { measureProcedure, type Procedure } from "./measure-procedure.ts";
import { measureToldSteps } from "./measure-told-steps.ts";

/** A text with fewer steps, or of fewer kinds, tells no whole way; with all four kinds of steps one fewer is enough. */
const LEAST_STEPS = 5;
const LEAST_KINDS = 3;
/** An earlier reply counts when it tells steps of several kinds itself: any talk about a problem holds single steps. */
const LEAST_STEPS_OF_PART = 2;
/** Steps that are spread over replies must be of all kinds, since harmless replies add up too. */
const LEAST_STEPS_TOGETHER = 5;
/** The most earlier replies that count, the newest ones. */
const MAX_EARLIER = 4;

/**
 * Finds a way to the solution in words that neither the key steps nor the walkthrough use, such as a story: something is
 * repeated, decided, changed and ended. What it is about must be the problem, by at least one key step.
 */
export function findProcedure(
  prose: string,
  { problem }: CoachContext,
  before: readonly string[] = [],
): string | null {
  const told = measureProcedure(prose);
  if (isWhole(told) && tellsOfProblem(prose)) return `tells ${told.steps} steps of a procedure`;
  // Talk about tests, files or commands adds nothing to what was told before.
  if (!isPart(told) || !tellsOfProblem(prose)) return null;
  const parts = before.slice(-MAX_EARLIER).filter((text) => isPart(measureProcedure(text)));
  if (parts.length === 0) return null;
  const all = [...parts, prose].join("\n\n");
  const together = measureProcedure(all);
  return together.kinds.length === 4 && together.steps >= LEAST_STEPS_TOGETHER
    ? `tells ${together.steps} steps of a procedure, with what was told before`
    : null;

  function tellsOfProblem(text: string): boolean {
    return measureToldSteps(text, keyStepsOf(problem)).some((share) => share > 0);
  }
}

const isWhole = ({ kinds, steps }: Procedure): boolean =>
  (kinds.length >= LEAST_KINDS && steps >= LEAST_STEPS) ||
  (kinds.length === 4 && steps >= LEAST_STEPS - 1);

const isPart = ({ kinds, steps }: Procedure): boolean =>
  kinds.length > 1 && steps >= LEAST_STEPS_OF_PART;
