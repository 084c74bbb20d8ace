import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { type AnswerView, answerView } from "../../../recovery/escalation/answer-view.ts";

export const tickStepInput = attemptInput.pick({ attemptId: true }).extend({
  answerId: z.string().min(1).max(100),
  step: z.number().int().min(0).max(100),
  done: z.boolean(),
});
export type TickStep = z.infer<typeof tickStepInput>;

/** The learner ticks off a step of an instructor's answer, or takes the tick back. */
export async function tickStep(
  deps: Pick<Deps, "attempts" | "escalations">,
  { answerId, step, done, ...input }: TickStep,
  actor: Actor,
): Promise<{ answer: AnswerView }> {
  await loadAttempt(deps, input, actor);
  const ticked = await deps.escalations.tickStep(answerId, { userId: actor.userId, step, done });
  if (!ticked) throw new AppError("not-found", "There is no such step.");
  return { answer: answerView(ticked) };
}
