import type { z } from "zod";
import { lessonText } from "../../../coach/units/lesson-help.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { completionOf } from "../../../learning/lesson/completion-of-lesson.ts";
import { findLesson } from "../../../learning/lesson/find-lesson.ts";
import { recapUnit, type UnitRecapAnswer } from "../../../learning/unit/recap-unit.ts";
import type { Deps } from "../../../ports/deps.ts";
import { lessonInput } from "./view-lesson.ts";

export const recapLessonInput = lessonInput.extend({ text: requiredLearnerText("recap") });
export type RecapLesson = z.infer<typeof recapLessonInput>;

/** An accepted recap may complete the lesson. */
export async function recapLesson(
  deps: Pick<Deps, "lessons" | "units" | "clock">,
  { lessonId, text }: RecapLesson,
  actor: Actor,
): Promise<UnitRecapAnswer> {
  const lesson = await findLesson(deps, lessonId);
  return recapUnit(
    deps,
    { unitType: "ConceptBite", unitId: lessonId },
    { text, told: lessonText(lesson), settled: (unit) => completionOf(lesson, unit) },
    actor,
  );
}
