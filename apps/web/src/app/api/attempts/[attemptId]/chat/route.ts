import { askCoach, askCoachInput } from "@foothold/core/coach";
import { handlePractice } from "#lib/handle-practice.ts";
import { chatAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  limit: "coach",
  streams: true,
  input: askCoachInput,
  output: chatAnswer,
  run: askCoach,
});
