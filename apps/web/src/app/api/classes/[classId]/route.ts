import { viewClass, viewClassInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { classAndMembers } from "#lib/views/class-views.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewClassInput,
  output: classAndMembers,
  run: viewClass,
});
