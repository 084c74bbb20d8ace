import { removeMember, removeMemberInput } from "@foothold/core";
import { removedAnswer } from "#lib/class-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const DELETE = handle({
  roles: teachingRoles,
  input: removeMemberInput,
  output: removedAnswer,
  limit: "write",
  run: removeMember,
});
