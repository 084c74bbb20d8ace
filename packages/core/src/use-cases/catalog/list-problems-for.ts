import type { ProblemSummary } from "../../entities/catalog/problem.ts";
import { withoutPatterns } from "../../entities/catalog/problem-view.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { listProblems } from "./list-problems.ts";

/** The list as one person may see it: a learner sees a problem's patterns only after finishing it. */
export async function listProblemsFor(
  deps: Pick<Deps, "problems" | "attempts">,
  _input: unknown,
  { userId, role }: Actor,
): Promise<ProblemSummary[]> {
  const [problems, done] = await Promise.all([
    listProblems(deps),
    deps.attempts.finishedProblems(userId),
  ]);
  return problems.map((problem) =>
    role !== "learner" || done.includes(problem.slug) ? problem : withoutPatterns(problem),
  );
}
