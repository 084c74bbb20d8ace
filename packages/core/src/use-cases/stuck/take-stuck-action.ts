import { z } from "zod";
import { findSeenRuns } from "../../attempt/browser-run/find-seen-runs.ts";
import { attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../attempt/moves/record-event.ts";
import { requireEither } from "../../attempt/moves/require-move.ts";
import { findPastRemarks } from "../../attempt/story/past-remarks.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import { stuckFallback } from "../../coach/stuck-fallback.ts";
import {
  type StuckAction,
  stuckActionSchema,
} from "../../entities/attempt/attempt-event-details.ts";
import { markedSchema, marksOf } from "../../entities/coach/fallback-reason.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { CoachContext, Streamed, StuckReply } from "../../ports/coach/coach.ts";
import { type StreamSink, streamedTo } from "../../ports/coach/stream.ts";
import type { Deps } from "../../ports/deps.ts";
import { findGivenGuidance } from "../../recovery/escalation/find-given-guidance.ts";

export const takeStuckActionInput = attemptInput.extend({ action: stuckActionSchema });
export type TakeStuckAction = z.infer<typeof takeStuckActionInput>;

export const stuckAnswerSchema = z.object({
  action: stuckActionSchema,
  response: z.string(),
  requiresRecap: z.boolean(),
  ...markedSchema.shape,
});
export type StuckAnswer = z.infer<typeof stuckAnswerSchema>;

/** Always answers: when the coach fails, with the authored text of the problem. */
export async function takeStuckAction(
  deps: Pick<
    Deps,
    "attempts" | "drafts" | "problems" | "coach" | "clock" | "conversations" | "escalations"
  >,
  input: TakeStuckAction,
  actor: Actor,
  sink?: StreamSink,
): Promise<StuckAnswer> {
  const { action } = input;
  const attempt = requireEither(await loadAttempt(deps, input, actor), "stuck-action");
  const problem = await findProblem(deps, attempt.problemSlug);
  const told = findPastRemarks(deps, attempt);
  const seen = await findSeenRuns(deps, attempt, problem);
  const guidance = await findGivenGuidance(deps, attempt.id);
  const reply = await replyOf(
    deps,
    { problem, attempt, told, seen, guidance, ...streamedTo(sink) },
    action,
  );
  const { response } = reply;
  const answer = { action, response, requiresRecap: action === "rescue", ...marksOf(reply) };
  await recordDecided(
    deps,
    attempt,
    (present) => {
      requireEither(present, "stuck-action");
      return { type: "stuck-action-answered", details: answer };
    },
    actor,
  );
  return answer;
}

async function replyOf(
  { coach }: Pick<Deps, "coach">,
  context: CoachContext & Streamed,
  action: StuckAction,
): Promise<StuckReply> {
  try {
    return await coach.stuckAction({ ...context, action });
  } catch {
    return stuckFallback(context.problem, action);
  }
}
