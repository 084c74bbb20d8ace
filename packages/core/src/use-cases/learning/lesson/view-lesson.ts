import { z } from "zod";
import { type Lesson, lessonView, lessonViewSchema } from "../../../entities/learning/lesson.ts";
import type { Unit } from "../../../entities/learning/unit.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { findLesson } from "../../../learning/lesson/find-lesson.ts";
import { newUnit } from "../../../learning/unit/new-unit.ts";
import { MAX_REMARKS, unitHelpSchema, unitRemarks } from "../../../learning/unit/unit-remarks.ts";
import type { Deps } from "../../../ports/deps.ts";

export const lessonInput = z.object({ lessonId: z.string().min(1).max(100) });
export type LessonInput = z.infer<typeof lessonInput>;

/** `feedback` is the one for the learner's latest choice. */
export const answeredCheckSchema = z.object({
  check: z.number().int(),
  choice: z.number().int(),
  right: z.boolean(),
  tries: z.number().int(),
  feedback: z.string(),
});
export type AnsweredCheck = z.infer<typeof answeredCheckSchema>;

export const viewedLessonSchema = z.object({
  lesson: lessonViewSchema,
  progress: z.object({
    answers: z.array(answeredCheckSchema),
    completedAt: z.iso.datetime().nullable(),
    ...unitHelpSchema.shape,
  }),
});
export type ViewedLesson = z.infer<typeof viewedLessonSchema>;
export type LessonProgress = ViewedLesson["progress"];

export async function viewLesson(
  deps: Pick<Deps, "lessons" | "units">,
  { lessonId }: LessonInput,
  { userId }: Actor,
): Promise<ViewedLesson> {
  const lesson = await findLesson(deps, lessonId);
  const key = { userId, unitType: "ConceptBite", unitId: lessonId } as const;
  const [unit, events] = await Promise.all([
    deps.units.find(key),
    deps.units.events(key, MAX_REMARKS),
  ]);
  const { completedAt, recapRequired, recapText, answers } = unit ?? newUnit(key);
  return {
    lesson: lessonView(lesson),
    progress: {
      answers: answers.map((answer) => withFeedback(lesson, answer)),
      completedAt,
      recapRequired,
      recapText,
      exchanges: unitRemarks(events),
    },
  };
}

export function withFeedback({ checks }: Lesson, answer: Unit["answers"][number]): AnsweredCheck {
  return { ...answer, feedback: checks[answer.check]?.choices[answer.choice]?.feedback ?? "" };
}
