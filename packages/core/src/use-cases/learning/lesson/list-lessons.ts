import { z } from "zod";
import { lessonSummarySchema } from "../../../entities/learning/lesson.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listedLessonSchema = lessonSummarySchema.extend({
  completedAt: z.iso.datetime().nullable(),
});
export type ListedLesson = z.infer<typeof listedLessonSchema>;

/** All lessons, with when this person completed each. */
export async function listLessons(
  { lessons, units }: Pick<Deps, "lessons" | "units">,
  _input: unknown,
  { userId }: Actor,
): Promise<ListedLesson[]> {
  const [all, begun] = await Promise.all([lessons.list(), units.list(userId, "ConceptBite")]);
  return all.map((lesson) => ({
    ...lesson,
    completedAt: begun.find(({ unitId }) => unitId === lesson.id)?.completedAt ?? null,
  }));
}
