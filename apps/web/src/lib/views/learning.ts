import {
  checkVerdictSchema,
  lessonViewSchema,
  listedLessonSchema,
  recallViewSchema,
  reviewedCardSchema,
  viewedLessonSchema,
} from "@foothold/core/learning";
import { z } from "zod";

export const lessonsAnswer = z.object({ lessons: z.array(listedLessonSchema) });
export const lessonAnswer = viewedLessonSchema.extend({
  lesson: lessonViewSchema.meta({ id: "Lesson" }),
});
export const checkAnswer = checkVerdictSchema;
export const recallAnswer = recallViewSchema;
export const reviewedAnswer = reviewedCardSchema;
