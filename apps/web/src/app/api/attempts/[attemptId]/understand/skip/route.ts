import { attemptInput, skipStep } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { attemptAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: attemptInput,
  output: attemptAnswer,
  run: (deps, input, actor) => skipStep(deps, { ...input, step: "UNDERSTAND" }, actor),
});
