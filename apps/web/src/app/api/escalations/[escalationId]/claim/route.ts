import { claimEscalation, claimEscalationInput } from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { claimAnswer } from "#lib/views/recovery/escalations.ts";

export const POST = handle({
  roles: teachingRoles,
  input: claimEscalationInput,
  output: claimAnswer,
  limit: "write",
  run: claimEscalation,
});
