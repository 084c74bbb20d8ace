import { listGuidance, listGuidanceInput } from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { guidancePage } from "#lib/views/recovery/guidance.ts";

export const GET = handle({
  roles: teachingRoles,
  input: listGuidanceInput,
  output: guidancePage,
  run: listGuidance,
});
