import { explainFailure, explainFailureInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { failureAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  streams: true,
  input: explainFailureInput,
  output: failureAnswer,
  run: explainFailure,
});
