import { finishAttempt, finishAttemptInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { attemptAnswer } from "#lib/views.ts";

export const POST = practise({
  input: finishAttemptInput,
  output: attemptAnswer,
  run: finishAttempt,
});
