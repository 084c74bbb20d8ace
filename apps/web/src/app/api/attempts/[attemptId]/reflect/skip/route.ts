import { skipReflection, skipReflectionInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { attemptAnswer } from "#lib/views.ts";

export const POST = practise({
  input: skipReflectionInput,
  output: attemptAnswer,
  run: skipReflection,
});
