import { createClass, createClassInput, listClasses, roles } from "@foothold/core";
import { classAnswer, classesAnswer } from "#lib/class-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

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
