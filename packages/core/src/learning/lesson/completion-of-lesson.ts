import type { Lesson } from "../../entities/learning/lesson.ts";
import type { NewUnitEvent, Unit } from "../../entities/learning/unit.ts";

/** The completion event, once every check is right and no recap is required. */
export function completionOf(
  { checks }: Lesson,
  { answers, recapRequired, completedAt }: Pick<Unit, "answers" | "recapRequired" | "completedAt">,
): NewUnitEvent[] {
  const right = answers.filter((answer) => answer.right).length;
  const done = right >= checks.length && !recapRequired && completedAt === null;
  return done ? [{ type: "unit-completed", details: {} }] : [];
}
