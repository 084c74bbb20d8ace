import { addInstructor, addInstructorInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { addedAnswer } from "#lib/views/classroom.ts";

export const POST = handle({
  roles: teachingRoles,
  input: addInstructorInput,
  output: addedAnswer,
  limit: "write",
  run: addInstructor,
});
