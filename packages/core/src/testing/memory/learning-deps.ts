import type { Lesson } from "../../entities/learning/lesson.ts";
import type { RecallCard } from "../../entities/learning/recall.ts";
import type { LearningDeps } from "../../ports/learning.ts";
import { aCard, aLesson } from "../builders/lesson-builder.ts";
import { aPattern } from "../builders/pattern-builder.ts";
import { fakeScheduler } from "../fakes/fake-scheduler.ts";
import { type MemoryAttemptDeps, memoryAttemptDeps } from "./attempt-deps.ts";
import { memoryPatterns } from "./catalog/patterns.ts";
import { memoryDeck } from "./learning/deck.ts";
import { memoryLessons } from "./learning/lessons.ts";
import { memoryUnits } from "./learning/units.ts";

export type MemoryLearningDeps = MemoryAttemptDeps & LearningDeps;

type Given = { lessons?: readonly Lesson[]; cards?: readonly RecallCard[] };

/** Everything that lessons and recall need, beside all that attempts need. */
export function memoryLearningDeps({
  lessons = [aLesson()],
  cards = [aCard()],
}: Given = {}): MemoryLearningDeps {
  return {
    ...memoryAttemptDeps(),
    patterns: memoryPatterns([aPattern()]),
    lessons: memoryLessons(lessons, cards),
    units: memoryUnits(),
    deck: memoryDeck(),
    scheduler: fakeScheduler,
  };
}
