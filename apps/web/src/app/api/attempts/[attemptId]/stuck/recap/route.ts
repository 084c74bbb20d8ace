import { submitRecap, submitRecapInput } from "@foothold/core/stuck";
import { practise } from "#lib/practise.ts";
import { recapAnswer } from "#lib/views/coach-views.ts";

export const POST = practise({
  limit: "coach",
  input: submitRecapInput,
  output: recapAnswer,
  run: submitRecap,
});
