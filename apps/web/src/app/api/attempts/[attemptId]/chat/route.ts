import { askCoach, askCoachInput } from "@foothold/core/coach";
import { practise } from "#lib/practise.ts";
import { chatAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  streams: true,
  input: askCoachInput,
  output: chatAnswer,
  run: askCoach,
});
