import { requestHint, requestHintInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { hintAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  limit: "coach",
  streams: true,
  input: requestHintInput,
  output: hintAnswer,
  run: requestHint,
});
