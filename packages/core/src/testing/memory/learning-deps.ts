import type { Lesson } from "../../entities/lesson.ts";
import type { RecallCard } from "../../entities/recall.ts";
import type { LearningDeps } from "../../learning-ports.ts";
import { fakeScheduler } from "../fake-scheduler.ts";
import { aCard, aLesson } from "../lesson-builder.ts";
import { aPattern } from "../pattern-builder.ts";
import { type MemoryAttemptDeps, memoryAttemptDeps } from "./attempt-deps.ts";
import { memoryDeck } from "./deck.ts";
import { memoryLessons } from "./lessons.ts";
import { memoryPatterns } from "./patterns.ts";
import { memoryUnits } from "./units.ts";

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
