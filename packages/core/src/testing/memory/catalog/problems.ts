import type { Problem } from "../../../entities/catalog/problem.ts";
import { problemSummary } from "../../../entities/catalog/problem-view.ts";
import type { Problems } from "../../../ports/catalog.ts";

export function memoryProblems(
  problems: readonly Problem[],
  misfits: Problems["misfits"] = async () => [],
): Problems {
  return {
    list: async () => problems.map(problemSummary),
    find: async (slug) => problems.find((problem) => problem.slug === slug) ?? null,
    statements: async () => new Map(problems.map(({ slug, statement }) => [slug, statement])),
    misfits,
    readingsOf: async (slug, args) => {
      const probes = problems.find((problem) => problem.slug === slug)?.probes ?? [];
      return probes.find((probe) => isSame(probe.args, args)) ?? null;
    },
    isSameAnswer: async (_slug, _args, { expected, answer }) => isSame(expected, answer),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
