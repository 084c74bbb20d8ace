import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import type { Candidate } from "../run/candidate.ts";

/** A candidate that is the learner's program with a change. */
export function changedCandidate(
  code: string,
  { problem, attempt: { language } }: CoachContext,
): Candidate {
  return { language, code, entryPoint: entryPointIn(problem.signature, language), made: "changed" };
}
