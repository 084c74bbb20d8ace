import { viewEscalation, viewEscalationInput } from "@foothold/core";
import { escalationAnswer } from "#lib/escalation-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewEscalationInput,
  output: escalationAnswer,
  run: viewEscalation,
});
