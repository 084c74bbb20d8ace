import { type AnswerFollowup, answerFollowup, answerFollowupInput } from "@foothold/core/attempt";
import type { Actor } from "@foothold/core/people";
import type { AppDeps } from "#lib/deps.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { withLimitedCoach } from "#lib/http/limits/limit-coach.ts";
import { assessmentAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  limit: "prediction",
  input: answerFollowupInput,
  output: assessmentAnswer,
  run: (deps: AppDeps, input: AnswerFollowup, actor: Actor) =>
    answerFollowup(withLimitedCoach(deps, actor), input, actor),
});
