import type { z } from "zod";
import {
  type InstructorAnswer,
  instructorAnswerSchema,
} from "../../entities/recovery/instructor-answer.ts";

/** An answer as its learner sees it. */
export const answerViewSchema = instructorAnswerSchema.pick({
  id: true,
  option: true,
  text: true,
  steps: true,
  tickedSteps: true,
  suggestedProblem: true,
  at: true,
});
export type AnswerView = z.infer<typeof answerViewSchema>;

export function answerView(answer: InstructorAnswer): AnswerView {
  const { id, option, text, steps, tickedSteps, suggestedProblem, at } = answer;
  return { id, option, text, steps, tickedSteps, suggestedProblem, at };
}
