import { viewEscalation, viewEscalationInput } from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { escalationAnswer } from "#lib/views/recovery/escalations.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewEscalationInput,
  output: escalationAnswer,
  run: viewEscalation,
});
