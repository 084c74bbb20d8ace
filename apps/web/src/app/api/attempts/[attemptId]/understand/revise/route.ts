import { reviseExplanation, reviseExplanationInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { assessmentAnswer } from "#lib/views/coach.ts";

export const POST = handlePractice({
  limit: "coach",
  input: reviseExplanationInput,
  output: assessmentAnswer,
  run: reviseExplanation,
});
