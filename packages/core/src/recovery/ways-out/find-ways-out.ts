import { z } from "zod";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { type Problem, problemSummarySchema } from "../../entities/catalog/problem.ts";
import { lessonSummarySchema } from "../../entities/learning/lesson.ts";
import type { Deps } from "../../ports/deps.ts";
import { progressIn } from "../../ports/problem-progress.ts";
import { findChosenPattern } from "../find-chosen-pattern.ts";
import { goesTheSameWay, simplerProblem } from "./simpler-problem.ts";

/** What a learner can do when the recovery has nothing more and nobody answers. */
export const waysOutSchema = z.object({
  /** About the pattern that the learner chose; null where they chose none. */
  lesson: lessonSummarySchema.pick({ id: true, title: true, minutes: true }).nullable(),
  pattern: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** A problem to solve first, which the learner has not solved yet. `sameWay`: easier and of the same pattern. */
  simpler: problemSummarySchema
    .pick({ slug: true, title: true })
    .extend({ sameWay: z.boolean() })
    .nullable(),
});
export type WaysOut = z.infer<typeof waysOutSchema>;

export async function findWaysOut(
  deps: Pick<Deps, "attempts" | "lessons" | "patterns" | "problems">,
  attempt: AnyAttempt,
  problem: Problem,
): Promise<WaysOut> {
  const [chosen, lessons, problems, records] = await Promise.all([
    findChosenPattern(deps, attempt),
    deps.lessons.list(),
    deps.problems.list(),
    deps.attempts.records({ userId: attempt.userId }),
  ]);
  const lesson = lessons.find(({ patternId }) => patternId === chosen?.id);
  const unsolved = problems.filter(({ slug }) => progressIn(slug, records).state !== "done");
  const simpler = simplerProblem(problem, unsolved);
  return {
    lesson: lesson ? { id: lesson.id, title: lesson.title, minutes: lesson.minutes } : null,
    pattern: chosen && { id: chosen.id, name: chosen.name },
    simpler: simpler && {
      slug: simpler.slug,
      title: simpler.title,
      sameWay: goesTheSameWay(problem, simpler),
    },
  };
}
