import { listDrafts, listDraftsInput, saveDrafts, saveDraftsInput } from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { practise } from "#lib/practise.ts";
import { draftsAnswer } from "#lib/views.ts";

export const GET = handle({ roles, input: listDraftsInput, output: draftsAnswer, run: listDrafts });
export const PUT = practise({ input: saveDraftsInput, output: draftsAnswer, run: saveDrafts });
