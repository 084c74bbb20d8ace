import { listProblems, roles } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { problemsAnswer } from "#lib/views.ts";

export const GET = handle({
  roles,
  output: problemsAnswer,
  run: listProblems,
  view: (problems) => ({ problems }),
});
