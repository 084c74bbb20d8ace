import type { Lesson } from "../../entities/lesson.ts";
import { AppError } from "../../errors.ts";
import type { LearningDeps } from "../../learning-ports.ts";

export async function findLesson(
  { lessons }: Pick<LearningDeps, "lessons">,
  lessonId: string,
): Promise<Lesson> {
  const lesson = await lessons.find(lessonId);
  if (!lesson) throw new AppError("not-found", `There is no lesson called "${lessonId}".`);
  return lesson;
}
