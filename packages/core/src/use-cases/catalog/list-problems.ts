import type { ProblemSummary } from "../../entities/catalog/problem.ts";
import type { Deps } from "../../ports/deps.ts";

/** The easiest rung first. */
export async function listProblems({
  problems,
}: Pick<Deps, "problems">): Promise<ProblemSummary[]> {
  const all = await problems.list();
  return all.toSorted((one, other) => one.rung - other.rung || (one.title < other.title ? -1 : 1));
}
