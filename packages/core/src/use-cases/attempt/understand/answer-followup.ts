import type { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import {
  type Assessment,
  assessUnderstanding,
} from "../../../attempt/understand/assess-understanding.ts";
import { makePrediction } from "../../../attempt/understand/make-prediction.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";

export const answerFollowupInput = attemptInput.extend({
  question: requiredLearnerText("followupQuestion"),
  answer: requiredLearnerText("followupAnswer"),
});
export type AnswerFollowup = z.infer<typeof answerFollowupInput>;

/** A prediction is compared with the function's result; any other answer is read together with the explanation. */
export async function answerFollowup(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  input: AnswerFollowup,
  actor: Actor,
): Promise<Assessment> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "answer-followup");
  const { question, answer } = input;
  const { followupQuestions = [], probes = [] } = attempt.understandPayload?.aiAssessment ?? {};
  const probe = probes.find((open) => open.question === question);
  if (probe) return makePrediction(deps, attempt, { probe, answer }, actor);
  if (!followupQuestions.includes(question)) {
    throw invalidField("question", "The coach has not asked this question.");
  }
  const newEvent = { type: "followup-answered", details: { question, answer } } as const;
  return assessUnderstanding(deps, await recordEvent(deps, attempt, newEvent, actor), actor);
}
