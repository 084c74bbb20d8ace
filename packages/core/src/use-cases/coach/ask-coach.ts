import type { z } from "zod";
import { findSeenRuns } from "../../attempt/browser-run/find-seen-runs.ts";
import { attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { recordDecided, recordEvent } from "../../attempt/moves/record-event.ts";
import { requireEither } from "../../attempt/moves/require-move.ts";
import { findPastRemarks } from "../../attempt/story/past-remarks.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import { questionFallback } from "../../coach/question-fallback.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import { requiredLearnerText } from "../../entities/fields/learner-text.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { CoachContext, QuestionReply, Streamed } from "../../ports/coach/coach.ts";
import { type StreamSink, streamedTo } from "../../ports/coach/stream.ts";
import type { Deps } from "../../ports/deps.ts";

export const askCoachInput = attemptInput.extend({ message: requiredLearnerText("chatMessage") });
export type AskCoach = z.infer<typeof askCoachInput>;

/** The question is saved before the coach is asked; when the coach fails, the learner is told what to do meanwhile. */
export async function askCoach(
  deps: Pick<Deps, "attempts" | "drafts" | "problems" | "coach" | "clock">,
  { message, ...input }: AskCoach,
  actor: Actor,
  sink?: StreamSink,
): Promise<QuestionReply> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "ask-coach");
  const problem = await findProblem(deps, attempt.problemSlug);
  const asked = { type: "question-asked", details: { message } } as const;
  const saved = await recordEvent(deps, attempt, asked, actor);
  const told = findPastRemarks(deps, saved.id);
  const seen = await findSeenRuns(deps, saved, problem);
  const context = { problem, attempt: saved, told, seen, ...streamedTo(sink) };
  const reply = await replyTo(deps, context, message);
  const said = { response: reply.response, ...marksOf(reply) };
  await recordDecided(
    deps,
    saved,
    (present) => {
      requireEither(present, "ask-coach");
      return { type: "question-answered", details: { message, ...said } };
    },
    actor,
  );
  return said;
}

async function replyTo(
  { coach }: Pick<Deps, "coach">,
  context: CoachContext & Streamed,
  question: string,
): Promise<QuestionReply> {
  try {
    return await coach.answerQuestion({ ...context, question });
  } catch {
    return questionFallback(context);
  }
}
