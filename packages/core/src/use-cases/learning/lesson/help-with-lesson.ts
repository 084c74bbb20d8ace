import type { z } from "zod";
import { lessonHelp } from "../../../coach/units/lesson-help.ts";
import { stuckActionSchema } from "../../../entities/attempt/attempt-event-details.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { findLesson } from "../../../learning/lesson/find-lesson.ts";
import { helpWithUnit, type UnitStuckAnswer } from "../../../learning/unit/help-with-unit.ts";
import type { Deps } from "../../../ports/deps.ts";
import { lessonInput } from "./view-lesson.ts";

export const helpWithLessonInput = lessonInput.extend({ action: stuckActionSchema });
export type HelpWithLesson = z.infer<typeof helpWithLessonInput>;

export async function helpWithLesson(
  deps: Pick<Deps, "lessons" | "units" | "clock">,
  { lessonId, action }: HelpWithLesson,
  actor: Actor,
): Promise<UnitStuckAnswer> {
  const lesson = await findLesson(deps, lessonId);
  return helpWithUnit(
    deps,
    { unitType: "ConceptBite", unitId: lessonId },
    { action, help: lessonHelp, contextOf: (progress) => ({ item: lesson, progress }) },
    actor,
  );
}
