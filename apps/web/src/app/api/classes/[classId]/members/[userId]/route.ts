import { removeMember, removeMemberInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { removedAnswer } from "#lib/views/classroom.ts";

export const DELETE = handle({
  roles: teachingRoles,
  input: removeMemberInput,
  output: removedAnswer,
  limit: "write",
  run: removeMember,
});
