import { entryPointIn } from "../../../entities/catalog/problem.ts";
import type { CoachContext } from "../../../ports/coach.ts";
import type { Candidate } from "../run/program.ts";

/** The learner's program, changed to this. */
export function changedTo(
  code: string,
  { problem, attempt: { language } }: CoachContext,
): Candidate {
  return { language, code, entryPoint: entryPointIn(problem.signature, language), made: "changed" };
}
