import type { ProblemSummary } from "../../entities/catalog/problem.ts";

/** The hardest of the easier problems of the same pattern; without one, what the problem builds on. */
export function simplerProblem(
  problem: Pick<ProblemSummary, "slug" | "rung" | "patterns" | "prerequisites">,
  problems: readonly ProblemSummary[],
): ProblemSummary | null {
  const easier = problems
    .filter(({ slug, rung }) => slug !== problem.slug && rung < problem.rung)
    .sort((one, other) => other.rung - one.rung);
  const alike = easier.find(({ patterns }) => patterns.some((id) => problem.patterns.includes(id)));
  const before = problems.find(({ slug }) => problem.prerequisites.includes(slug));
  return alike ?? before ?? null;
}

/** Whether it is easier and of the same pattern. What a problem only builds on may go another way. */
export function goesTheSameWay(
  problem: Pick<ProblemSummary, "rung" | "patterns">,
  simpler: Pick<ProblemSummary, "rung" | "patterns">,
): boolean {
  const isAlike = simpler.patterns.some((id) => problem.patterns.includes(id));
  return isAlike && simpler.rung < problem.rung;
}
