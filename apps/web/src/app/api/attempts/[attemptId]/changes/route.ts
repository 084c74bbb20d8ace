import { listChanges, listChangesInput, roles } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { changePage } from "#lib/views.ts";

export const GET = handle({ roles, input: listChangesInput, output: changePage, run: listChanges });
