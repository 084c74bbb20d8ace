import { askCoach, askCoachInput } from "@foothold/core";
import { chatAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  streams: true,
  input: askCoachInput,
  output: chatAnswer,
  run: askCoach,
});
