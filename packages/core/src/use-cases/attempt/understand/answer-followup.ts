import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import {
  type Assessment,
  assessUnderstanding,
} from "../../../attempt/understand/assess-understanding.ts";
import { makePrediction } from "../../../attempt/understand/make-prediction.ts";
import type { OpenProbe } from "../../../entities/attempt/attempt-payloads.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";

const answeredSchema = z.object({
  question: requiredLearnerText("followupQuestion"),
  answer: requiredLearnerText("followupAnswer"),
});
const MOST_OTHERS = 9;

export const answerFollowupInput = attemptInput.extend({
  ...answeredSchema.shape,
  /** Further predictions of the same round, so that a round is sent at once. */
  others: z.array(answeredSchema).max(MOST_OTHERS).optional(),
});
export type AnswerFollowup = z.infer<typeof answerFollowupInput>;

type Wanted = Pick<Deps, "attempts" | "problems" | "coach" | "clock">;

/** A prediction is compared with the function's result; any other answer is read together with the explanation. */
export async function answerFollowup(
  deps: Wanted,
  { others = [], ...input }: AnswerFollowup,
  actor: Actor,
): Promise<Assessment> {
  let reply = await answerOne(deps, input, actor);
  for (const { question, answer } of others) {
    // One that is no longer open was answered before, or is not needed any more.
    if (!reply.probes.some((open) => open.question === question)) continue;
    reply = await answerOne(deps, { attemptId: input.attemptId, question, answer }, actor);
  }
  return reply;
}

async function answerOne(
  deps: Wanted,
  input: Omit<AnswerFollowup, "others">,
  actor: Actor,
): Promise<Assessment> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "answer-followup");
  const { question, answer } = input;
  const assessment = attempt.understandPayload?.aiAssessment;
  const { followupQuestions = [], probes = [], progress } = assessment ?? {};
  const isAsked = (open: OpenProbe) => open.question === question;
  const probe = probes.find(isAsked);
  if (probe) return makePrediction(deps, attempt, { probe, answer, source: "probe" }, actor);
  const slip = [progress?.correctable].find((one) => one && isAsked(one));
  if (slip) {
    return makePrediction(deps, attempt, { probe: slip, answer, source: "correction" }, actor);
  }
  if (!followupQuestions.includes(question)) {
    throw invalidField("question", "The coach has not asked this question.");
  }
  const newEvent = { type: "followup-answered", details: { question, answer } } as const;
  return assessUnderstanding(deps, await recordEvent(deps, attempt, newEvent, actor), actor);
}
