import { requestHint, requestHintInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { hintAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  streams: true,
  input: requestHintInput,
  output: hintAnswer,
  run: requestHint,
});
