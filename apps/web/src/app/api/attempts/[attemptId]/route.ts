import { viewAttempt, viewAttemptInput } from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { attemptAndProblem } from "#lib/views/attempt.ts";

export const GET = handle({
  roles,
  input: viewAttemptInput,
  output: attemptAndProblem,
  run: viewAttempt,
});
