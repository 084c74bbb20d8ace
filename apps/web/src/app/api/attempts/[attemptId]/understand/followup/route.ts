import { answerFollowup, answerFollowupInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { assessmentAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  input: answerFollowupInput,
  output: assessmentAnswer,
  run: answerFollowup,
});
