import { listChanges, listChangesInput } from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { changePage } from "#lib/views/attempt.ts";

export const GET = handle({ roles, input: listChangesInput, output: changePage, run: listChanges });
