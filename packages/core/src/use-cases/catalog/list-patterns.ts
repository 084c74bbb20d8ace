import type { PatternSummary } from "../../entities/catalog/pattern.ts";
import type { Deps } from "../../ports/deps.ts";

export type ListedPattern = PatternSummary & { problemCount: number };

export async function listPatterns(
  deps: Pick<Deps, "patterns" | "problems">,
): Promise<ListedPattern[]> {
  const [patterns, problems] = await Promise.all([deps.patterns.list(), deps.problems.list()]);
  return patterns.map((pattern) => ({
    ...pattern,
    problemCount: problems.filter((problem) => problem.patterns.includes(pattern.id)).length,
  }));
}
