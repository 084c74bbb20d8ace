import { viewClass, viewClassInput } from "@foothold/core";
import { classAndMembers } from "#lib/class-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewClassInput,
  output: classAndMembers,
  run: viewClass,
});
