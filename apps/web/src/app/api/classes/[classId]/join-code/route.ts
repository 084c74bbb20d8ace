import { renewJoinCode, renewJoinCodeInput } from "@foothold/core";
import { joinCodeAnswer } from "#lib/class-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const POST = handle({
  roles: teachingRoles,
  input: renewJoinCodeInput,
  output: joinCodeAnswer,
  limit: "write",
  run: renewJoinCode,
});
