import { listDrafts, listDraftsInput, roles, saveDrafts, saveDraftsInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { practise } from "#lib/practise.ts";
import { draftsAnswer } from "#lib/views.ts";

export const GET = handle({ roles, input: listDraftsInput, output: draftsAnswer, run: listDrafts });
export const PUT = practise({ input: saveDraftsInput, output: draftsAnswer, run: saveDrafts });
