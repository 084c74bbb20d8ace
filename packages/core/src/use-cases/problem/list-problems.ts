import type { AttemptDeps } from "../../attempt-ports.ts";
import type { ProblemSummary } from "../../entities/problem.ts";

/** The easiest rung first. */
export async function listProblems({
  problems,
}: Pick<AttemptDeps, "problems">): Promise<ProblemSummary[]> {
  const all = await problems.list();
  return all.toSorted((one, other) => one.rung - other.rung || (one.title < other.title ? -1 : 1));
}
