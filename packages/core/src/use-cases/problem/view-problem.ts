import { z } from "zod";
import { findProblem } from "../../attempt/find-problem.ts";
import type { AttemptDeps } from "../../attempt-ports.ts";
import { type ProblemView, problemView } from "../../entities/problem-view.ts";

export const viewProblemInput = z.object({ slug: z.string().min(1).max(100) });
export type ViewProblem = z.infer<typeof viewProblemInput>;

export async function viewProblem(
  deps: Pick<AttemptDeps, "problems">,
  { slug }: ViewProblem,
): Promise<ProblemView> {
  return problemView(await findProblem(deps, slug));
}
