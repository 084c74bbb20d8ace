import { rewindChange, rewindChangeInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { rewoundChangeAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: rewindChangeInput,
  output: rewoundChangeAnswer,
  run: rewindChange,
});
