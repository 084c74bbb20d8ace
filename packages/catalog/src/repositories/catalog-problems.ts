import type { Problems } from "@foothold/core/catalog";
import { type Problem, problemSchema } from "@foothold/core/catalog";
import type { Catalog } from "../load-catalog.ts";

/** The catalogue as core's port `Problems`; each problem is read when it is first needed. */
export function catalogProblems(catalog: Catalog): Problems {
  const read = new Map<string, Problem>();
  return {
    list: async () =>
      catalog.list().map(({ slug, title, rung, patterns, estimatedMinutes, prerequisites }) => ({
        slug,
        title,
        rung,
        patterns,
        estimatedMinutes,
        prerequisites,
      })),
    async find(slug) {
      if (!catalog.has(slug)) return null;
      const problem = read.get(slug) ?? problemSchema.parse(catalog.problem(slug));
      read.set(slug, problem);
      return problem;
    },
    async readingsOf(slug, args) {
      return catalog.has(slug) ? catalog.readingsOf(slug, args) : null;
    },
    async isSameAnswer(slug, args, { expected, answer }) {
      return catalog.has(slug) && catalog.isSameAnswer(slug, args, expected, answer);
    },
    statements: async () =>
      new Map(catalog.list().map(({ slug }) => [slug, catalog.statement(slug)])),
    async misfits(slug, args) {
      return catalog.has(slug) ? catalog.misfits(slug, args) : [];
    },
  };
}
