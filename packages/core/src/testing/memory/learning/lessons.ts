import { type Lesson, lessonSummary } from "../../../entities/learning/lesson.ts";
import type { RecallCard } from "../../../entities/learning/recall.ts";
import type { Lessons } from "../../../ports/learning.ts";

export function memoryLessons(lessons: readonly Lesson[], cards: readonly RecallCard[]): Lessons {
  return {
    list: async () => lessons.map(lessonSummary),
    find: async (id) => lessons.find((lesson) => lesson.id === id) ?? null,
    cards: async () => [...cards],
  };
}
