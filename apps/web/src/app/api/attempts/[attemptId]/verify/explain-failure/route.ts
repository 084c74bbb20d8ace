import { explainFailure, explainFailureInput } from "@foothold/core";
import { failureAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  streams: true,
  input: explainFailureInput,
  output: failureAnswer,
  run: explainFailure,
});
