import type { z } from "zod";
import { lessonText } from "../../coach/units/lesson-help.ts";
import { requiredLearnerText } from "../../entities/learner-text.ts";
import type { Actor } from "../../entities/person.ts";
import type { LearningDeps } from "../../learning-ports.ts";
import { recapUnit, type UnitRecapAnswer } from "../../unit/recap-unit.ts";
import { completing } from "./completing.ts";
import { findLesson } from "./find-lesson.ts";
import { lessonInput } from "./view-lesson.ts";

export const recapLessonInput = lessonInput.extend({ text: requiredLearnerText("recap") });
export type RecapLesson = z.infer<typeof recapLessonInput>;

/** May be what the lesson was waiting for to be complete. */
export async function recapLesson(
  deps: Pick<LearningDeps, "lessons" | "units" | "clock">,
  { lessonId, text }: RecapLesson,
  actor: Actor,
): Promise<UnitRecapAnswer> {
  const lesson = await findLesson(deps, lessonId);
  return recapUnit(
    deps,
    { unitType: "ConceptBite", unitId: lessonId },
    { text, told: lessonText(lesson), settled: (unit) => completing(lesson, unit) },
    actor,
  );
}
