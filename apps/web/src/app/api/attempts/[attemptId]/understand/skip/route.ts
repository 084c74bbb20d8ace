import { attemptInput, skipStep } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { attemptAnswer } from "#lib/views.ts";

export const POST = practise({
  input: attemptInput,
  output: attemptAnswer,
  run: (deps, input, actor) => skipStep(deps, { ...input, step: "UNDERSTAND" }, actor),
});
