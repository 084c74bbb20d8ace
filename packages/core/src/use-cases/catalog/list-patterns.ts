import type { PatternSummary } from "../../entities/catalog/pattern.ts";
import type { CatalogDeps } from "../../ports/catalog.ts";

export type ListedPattern = PatternSummary & { problemCount: number };

export async function listPatterns(
  deps: Pick<CatalogDeps, "patterns" | "problems">,
): Promise<ListedPattern[]> {
  const [patterns, problems] = await Promise.all([deps.patterns.list(), deps.problems.list()]);
  return patterns.map((pattern) => ({
    ...pattern,
    problemCount: problems.filter((problem) => problem.patterns.includes(pattern.id)).length,
  }));
}
