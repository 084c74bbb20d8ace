import type { Lesson } from "../../entities/learning/lesson.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";

export async function findLesson(
  { lessons }: Pick<Deps, "lessons">,
  lessonId: string,
): Promise<Lesson> {
  const lesson = await lessons.find(lessonId);
  if (!lesson) throw new AppError("not-found", `There is no lesson called "${lessonId}".`);
  return lesson;
}
