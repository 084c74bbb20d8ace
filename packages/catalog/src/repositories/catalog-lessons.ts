import {
  type Lesson,
  type Lessons,
  lessonSchema,
  lessonSummary,
  type RecallCard,
  recallCardSchema,
} from "@foothold/core/learning";
import type { Catalog } from "../load-catalog.ts";

/** The catalogue's lessons and recall cards as core's port `Lessons`. */
export function catalogLessons(catalog: Catalog): Lessons {
  let read: { lessons: Lesson[]; cards: RecallCard[] } | undefined;
  const all = () => {
    read ??= readAll(catalog);
    return read;
  };
  return {
    list: async () => all().lessons.map(lessonSummary),
    find: async (id) => all().lessons.find((lesson) => lesson.id === id) ?? null,
    cards: async () => all().cards,
  };
}

function readAll(catalog: Catalog) {
  const patterns = catalog.patterns();
  return {
    lessons: patterns.map(({ id: patternId, lesson }) =>
      lessonSchema.parse({ ...lesson, patternId }),
    ),
    cards: patterns.flatMap(({ id: patternId, recallCards }) =>
      recallCards.map((card) => recallCardSchema.parse({ ...card, patternId })),
    ),
  };
}
