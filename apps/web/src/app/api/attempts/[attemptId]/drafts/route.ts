import { listDrafts, listDraftsInput, saveDrafts, saveDraftsInput } from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { draftsAnswer } from "#lib/views/attempt.ts";

export const GET = handle({ roles, input: listDraftsInput, output: draftsAnswer, run: listDrafts });
export const PUT = handlePractice({
  input: saveDraftsInput,
  output: draftsAnswer,
  run: saveDrafts,
});
