import { type AttemptInput, attemptInput, skipStep } from "@foothold/core/attempt";
import type { Actor } from "@foothold/core/people";
import type { AppDeps } from "#lib/deps.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { attemptAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: attemptInput,
  output: attemptAnswer,
  run: (deps: AppDeps, input: AttemptInput, actor: Actor) =>
    skipStep(deps, { ...input, step: "PLAN" }, actor),
});
