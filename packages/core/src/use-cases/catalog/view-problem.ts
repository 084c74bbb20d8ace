import { z } from "zod";
import { findProblem } from "../../catalog/find-problem.ts";
import { type ProblemView, problemView } from "../../entities/catalog/problem-view.ts";
import type { Deps } from "../../ports/deps.ts";

export const viewProblemInput = z.object({ slug: z.string().min(1).max(100) });
export type ViewProblem = z.infer<typeof viewProblemInput>;

export async function viewProblem(
  deps: Pick<Deps, "problems">,
  { slug }: ViewProblem,
): Promise<ProblemView> {
  return problemView(await findProblem(deps, slug));
}
