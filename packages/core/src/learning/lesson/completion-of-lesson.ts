import type { Lesson } from "../../entities/learning/lesson.ts";
import type { Unit, UnitHappening } from "../../entities/learning/unit.ts";

/** The completion that follows when every check is right and no recap is owed. */
export function completing(
  { checks }: Lesson,
  { answers, recapRequired, completedAt }: Pick<Unit, "answers" | "recapRequired" | "completedAt">,
): UnitHappening[] {
  const right = answers.filter((answer) => answer.right).length;
  const done = right >= checks.length && !recapRequired && completedAt === null;
  return done ? [{ type: "unit-completed", details: {} }] : [];
}
