import { listProblemsFor } from "@foothold/core/catalog";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { problemsAnswer } from "#lib/views/catalog.ts";

export const GET = handle({
  roles,
  output: problemsAnswer,
  run: listProblemsFor,
  view: (problems) => ({ problems }),
});
