import { listAllClasses, listAllClassesInput } from "@foothold/core/classroom";
import { handle } from "#lib/handle.ts";
import { classPage } from "#lib/views/classroom.ts";

export const GET = handle({
  roles: ["admin"],
  input: listAllClassesInput,
  output: classPage,
  run: listAllClasses,
});
