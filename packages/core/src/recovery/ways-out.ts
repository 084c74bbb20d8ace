import { z } from "zod";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import {
  type Problem,
  type ProblemSummary,
  problemSummarySchema,
} from "../entities/catalog/problem.ts";
import { lessonSummarySchema } from "../entities/learning/lesson.ts";
import type { Deps } from "../ports/deps.ts";
import { findChosenPattern } from "./find-chosen-pattern.ts";

/** What a learner can do when the recovery has nothing more and nobody answers. */
export const waysOutSchema = z.object({
  /** About the pattern that the learner chose; null where they chose none. */
  lesson: lessonSummarySchema.pick({ id: true, title: true, minutes: true }).nullable(),
  pattern: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** An easier problem that is solved in the same way. */
  simpler: problemSummarySchema.pick({ slug: true, title: true }).nullable(),
});
export type WaysOut = z.infer<typeof waysOutSchema>;

export async function findWaysOut(
  deps: Pick<Deps, "lessons" | "patterns" | "problems">,
  attempt: AnyAttempt,
  problem: Problem,
): Promise<WaysOut> {
  const [chosen, lessons, problems] = await Promise.all([
    findChosenPattern(deps, attempt),
    deps.lessons.list(),
    deps.problems.list(),
  ]);
  const lesson = lessons.find(({ patternId }) => patternId === chosen?.id);
  const simpler = simplerProblem(problem, problems);
  return {
    lesson: lesson ? { id: lesson.id, title: lesson.title, minutes: lesson.minutes } : null,
    pattern: chosen && { id: chosen.id, name: chosen.name },
    simpler: simpler && { slug: simpler.slug, title: simpler.title },
  };
}

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
