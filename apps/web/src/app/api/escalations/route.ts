import { listEscalations, listEscalationsInput } from "@foothold/core";
import { escalationPage } from "#lib/escalation-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const GET = handle({
  roles: teachingRoles,
  input: listEscalationsInput,
  output: escalationPage,
  run: listEscalations,
});
