import { addInstructor, addInstructorInput } from "@foothold/core";
import { addedAnswer } from "#lib/class-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const POST = handle({
  roles: teachingRoles,
  input: addInstructorInput,
  output: addedAnswer,
  limit: "write",
  run: addInstructor,
});
