import { z } from "zod";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { type Problem, problemSummarySchema } from "../../entities/catalog/problem.ts";
import { lessonSummarySchema } from "../../entities/learning/lesson.ts";
import type { Deps } from "../../ports/deps.ts";
import { findChosenPattern } from "../find-chosen-pattern.ts";
import { simplerProblem } from "./simpler-problem.ts";

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
