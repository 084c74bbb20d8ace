import type { Problem } from "../../entities/catalog/problem.ts";
import type { CoachContext, Hint } from "../../ports/coach/coach.ts";
import type { FindKnownBug } from "../failures/find-known-bug.ts";

/** Gives the authored hints in order; with the first hint, a known bug in the learner's code is mentioned too. */
export async function giveHint(
  { hintNumber, ...context }: CoachContext & { hintNumber: number },
  findKnownBug: FindKnownBug,
): Promise<Hint> {
  const rung = authoredHint(context.problem, hintNumber);
  const bug = hintNumber > 1 ? null : await findKnownBug(context);
  return { hint: bug ? `${bug.guidance} ${rung}` : rung, isFallback: false };
}

export function authoredHint({ hints }: Problem, hintNumber: number): string {
  return (
    hints[Math.min(hintNumber, hints.length) - 1] ??
    "What does the problem ask for, in one sentence?"
  );
}
