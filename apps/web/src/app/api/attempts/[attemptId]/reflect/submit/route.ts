import { submitReflection, submitReflectionInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { reflectionAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: submitReflectionInput,
  output: reflectionAnswer,
  run: submitReflection,
});
