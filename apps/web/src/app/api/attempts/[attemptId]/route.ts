import { roles, viewAttempt, viewAttemptInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { attemptAndProblem } from "#lib/views.ts";

export const GET = handle({
  roles,
  input: viewAttemptInput,
  output: attemptAndProblem,
  run: viewAttempt,
});
