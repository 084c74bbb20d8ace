import { changeOwner, changeOwnerInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { ownerAnswer } from "#lib/views/classroom.ts";

export const PUT = handle({
  roles: teachingRoles,
  input: changeOwnerInput,
  output: ownerAnswer,
  limit: "write",
  run: changeOwner,
});
