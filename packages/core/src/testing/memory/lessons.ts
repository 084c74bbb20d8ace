import { type Lesson, lessonSummary } from "../../entities/lesson.ts";
import type { RecallCard } from "../../entities/recall.ts";
import type { Lessons } from "../../learning-ports.ts";

export function memoryLessons(lessons: readonly Lesson[], cards: readonly RecallCard[]): Lessons {
  return {
    list: async () => lessons.map(lessonSummary),
    find: async (id) => lessons.find((lesson) => lesson.id === id) ?? null,
    cards: async () => [...cards],
  };
}
