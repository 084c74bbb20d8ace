import type { Problem } from "../../entities/catalog/problem.ts";
import type { CoachContext, Hint } from "../../ports/coach.ts";
import type { FindKnownBug } from "../failures/find-known-bug.ts";

/** The authored ladder, one rung at a time; a bug that the present code is seen to have is asked about first. */
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
