import { viewClass, viewClassInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { classAndMembers } from "#lib/views/classroom.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewClassInput,
  output: classAndMembers,
  run: viewClass,
});
