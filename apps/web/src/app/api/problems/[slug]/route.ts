import { viewProblem, viewProblemInput } from "@foothold/core/catalog";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { problemAnswer } from "#lib/views/catalog.ts";

export const GET = handle({
  roles,
  input: viewProblemInput,
  output: problemAnswer,
  run: viewProblem,
  view: (problem) => ({ problem }),
});
