import { listEscalations, listEscalationsInput } from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { escalationPage } from "#lib/views/recovery/escalations.ts";

export const GET = handle({
  roles: teachingRoles,
  input: listEscalationsInput,
  output: escalationPage,
  run: listEscalations,
});
