import { listGuidance, listGuidanceInput } from "@foothold/core";
import { guidancePage } from "#lib/guidance-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const GET = handle({
  roles: teachingRoles,
  input: listGuidanceInput,
  output: guidancePage,
  run: listGuidance,
});
