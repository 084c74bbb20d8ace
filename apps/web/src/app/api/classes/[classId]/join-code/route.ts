import { renewJoinCode, renewJoinCodeInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { joinCodeAnswer } from "#lib/views/classroom.ts";

export const POST = handle({
  roles: teachingRoles,
  input: renewJoinCodeInput,
  output: joinCodeAnswer,
  limit: "write",
  run: renewJoinCode,
});
