import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import { invalidField } from "../../../errors.ts";
import { completionOf } from "../../../learning/lesson/completion-of-lesson.ts";
import { findLesson } from "../../../learning/lesson/find-lesson.ts";
import { changeUnit } from "../../../learning/unit/change-unit.ts";
import type { Deps } from "../../../ports/deps.ts";
import { lessonInput, withFeedback } from "./view-lesson.ts";

export const answerCheckInput = lessonInput.extend({
  check: z.int().nonnegative(),
  choice: z.int().nonnegative(),
});
export type AnswerCheck = z.infer<typeof answerCheckInput>;

export const checkVerdictSchema = z.object({
  right: z.boolean(),
  feedback: z.string(),
  tries: z.number().int(),
  completed: z.boolean(),
  recapRequired: z.boolean(),
});
export type CheckVerdict = z.infer<typeof checkVerdictSchema>;

/** A check that was answered right stays right, whatever is chosen later. */
export async function answerCheck(
  deps: Pick<Deps, "lessons" | "units" | "clock">,
  { lessonId, check, choice }: AnswerCheck,
  actor: Actor,
): Promise<CheckVerdict> {
  const lesson = await findLesson(deps, lessonId);
  const choices = lesson.checks[check]?.choices;
  if (!choices) throw invalidField("check", "This lesson has no such check.");
  const right = choices[choice]?.right;
  if (right === undefined) throw invalidField("choice", "This check has no such choice.");
  const after = await changeUnit(
    deps,
    { unitType: "ConceptBite", unitId: lessonId },
    (unit) => {
      if (unit.answers.some((answer) => answer.check === check && answer.right)) return [];
      const answers = [...unit.answers, { check, choice, right, tries: 1 }];
      return [
        { type: "check-answered", details: { check, choice, right } },
        ...completionOf(lesson, { ...unit, answers }),
      ];
    },
    actor,
  );
  const answer = after.answers.find((each) => each.check === check);
  const told = withFeedback(lesson, answer ?? { check, choice, right, tries: 1 });
  return {
    right: told.right,
    feedback: told.feedback,
    tries: told.tries,
    completed: after.completedAt !== null,
    recapRequired: after.recapRequired,
  };
}
