import { submitRecap, submitRecapInput } from "@foothold/core/stuck";
import { handlePractice } from "#lib/handle-practice.ts";
import { recapAnswer } from "#lib/views/stuck.ts";

export const POST = handlePractice({
  limit: "coach",
  input: submitRecapInput,
  output: recapAnswer,
  run: submitRecap,
});
