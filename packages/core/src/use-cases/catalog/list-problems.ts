import type { ProblemSummary } from "../../entities/catalog/problem.ts";
import type { AttemptDeps } from "../../ports/attempt.ts";

/** The easiest rung first. */
export async function listProblems({
  problems,
}: Pick<AttemptDeps, "problems">): Promise<ProblemSummary[]> {
  const all = await problems.list();
  return all.toSorted((one, other) => one.rung - other.rung || (one.title < other.title ? -1 : 1));
}
