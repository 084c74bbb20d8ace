import { claimEscalation, claimEscalationInput } from "@foothold/core";
import { claimAnswer } from "#lib/escalation-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const POST = handle({
  roles: teachingRoles,
  input: claimEscalationInput,
  output: claimAnswer,
  limit: "write",
  run: claimEscalation,
});
