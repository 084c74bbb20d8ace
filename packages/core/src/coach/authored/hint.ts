import type { Problem } from "../../entities/problem.ts";
import type { CoachContext, Hint } from "../coach.ts";
import { knownBugOf } from "./known-bug.ts";
import { lastResults } from "./last-results.ts";

/** The authored ladder, one rung at a time; a bug we know from its failures is asked about first. */
export function hint({
  problem,
  attempt,
  hintNumber,
}: CoachContext & { hintNumber: number }): Hint {
  const results = lastResults(attempt);
  const bug = results.length > 0 ? knownBugOf(problem, attempt.language, results) : null;
  const rung = ladderRung(problem, hintNumber);
  if (!bug || hintNumber > 1) return { hint: rung, isFallback: false };
  return { hint: `${bug.guidance} ${rung}`, isFallback: false };
}

export function ladderRung({ hints }: Problem, hintNumber: number): string {
  return (
    hints[Math.min(hintNumber, hints.length) - 1] ??
    "What does the problem ask for, in one sentence?"
  );
}
