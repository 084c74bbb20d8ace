import { submitExplanation, submitExplanationInput } from "@foothold/core";
import { assessmentAnswer } from "#lib/coach-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({
  limit: "coach",
  input: submitExplanationInput,
  output: assessmentAnswer,
  run: submitExplanation,
});
