import { recapCard, recapCardInput } from "@foothold/core/learning";
import { handlePractice } from "#lib/handle-practice.ts";
import { recapAnswer } from "#lib/views/stuck.ts";

export const POST = handlePractice({
  limit: "coach",
  input: recapCardInput,
  output: recapAnswer,
  run: recapCard,
});
