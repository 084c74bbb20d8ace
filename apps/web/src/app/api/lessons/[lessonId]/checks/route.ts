import { answerCheck, answerCheckInput } from "@foothold/core/learning";
import { handlePractice } from "#lib/handle-practice.ts";
import { checkAnswer } from "#lib/views/learning.ts";

export const POST = handlePractice({
  input: answerCheckInput,
  output: checkAnswer,
  run: answerCheck,
});
