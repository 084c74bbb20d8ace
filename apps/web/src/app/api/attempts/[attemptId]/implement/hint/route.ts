import { requestHint, requestHintInput } from "@foothold/core";
import { hintAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  streams: true,
  input: requestHintInput,
  output: hintAnswer,
  run: requestHint,
});
