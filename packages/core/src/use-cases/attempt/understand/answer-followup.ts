import type { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load-attempt.ts";
import { recordEvent } from "../../../attempt/record-event.ts";
import { requireV2 } from "../../../attempt/require-move.ts";
import { requiredLearnerText } from "../../../entities/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { type Assessment, assessUnderstanding } from "./assess-understanding.ts";

export const answerFollowupInput = attemptInput.extend({
  question: requiredLearnerText("followupQuestion"),
  answer: requiredLearnerText("followupAnswer"),
});
export type AnswerFollowup = z.infer<typeof answerFollowupInput>;

/** The answer counts together with the explanation, and may be what makes it pass. */
export async function answerFollowup(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  input: AnswerFollowup,
  actor: Actor,
): Promise<Assessment> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "answer-followup");
  const { question, answer } = input;
  const asked = attempt.understandPayload?.aiAssessment?.followupQuestions ?? [];
  if (!asked.includes(question)) {
    throw invalidField("question", "The coach has not asked this question.");
  }
  const newEvent = { type: "followup-answered", details: { question, answer } } as const;
  return assessUnderstanding(deps, await recordEvent(deps, attempt, newEvent, actor), actor);
}
