import { skipReflection, skipReflectionInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { attemptAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: skipReflectionInput,
  output: attemptAnswer,
  run: skipReflection,
});
