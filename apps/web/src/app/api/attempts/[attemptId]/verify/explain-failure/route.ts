import { explainFailure, explainFailureInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { failureAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  limit: "coach",
  streams: true,
  input: explainFailureInput,
  output: failureAnswer,
  run: explainFailure,
});
