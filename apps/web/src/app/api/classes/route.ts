import { createClass, createClassInput, listClasses } from "@foothold/core/classroom";
import { roles } from "@foothold/core/people";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { classAnswer, classesAnswer } from "#lib/views/classroom.ts";

export const GET = handle({ roles, output: classesAnswer, run: listClasses });

export const POST = handle({
  roles: teachingRoles,
  input: createClassInput,
  output: classAnswer,
  limit: "write",
  idempotent: true,
  status: 201,
  run: createClass,
});
