import type { Problems } from "../../attempt-ports.ts";
import type { Problem } from "../../entities/problem.ts";
import { problemSummary } from "../../entities/problem-view.ts";

export function memoryProblems(
  problems: readonly Problem[],
  misfits: Problems["misfits"] = async () => [],
): Problems {
  return {
    list: async () => problems.map(problemSummary),
    find: async (slug) => problems.find((problem) => problem.slug === slug) ?? null,
    misfits,
  };
}
