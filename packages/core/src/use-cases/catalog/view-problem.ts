import { z } from "zod";
import { findProblem } from "../../catalog/find-problem.ts";
import { type ProblemView, problemView } from "../../entities/catalog/problem-view.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export const viewProblemInput = z.object({ slug: z.string().min(1).max(100) });
export type ViewProblem = z.infer<typeof viewProblemInput>;

/** Its patterns are shown to learners who have finished it, and to instructors. */
export async function viewProblem(
  deps: Pick<Deps, "problems" | "attempts">,
  { slug }: ViewProblem,
  { userId, role }: Actor,
): Promise<ProblemView> {
  const problem = await findProblem(deps, slug);
  const done = role !== "learner" || (await deps.attempts.finishedProblems(userId)).includes(slug);
  return problemView(problem, { done });
}
