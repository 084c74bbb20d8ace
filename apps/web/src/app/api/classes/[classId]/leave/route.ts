import { leaveClass, leaveClassInput } from "@foothold/core/classroom";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { leftAnswer } from "#lib/views/classroom.ts";

export const POST = handle({
  roles,
  input: leaveClassInput,
  output: leftAnswer,
  limit: "write",
  run: leaveClass,
});
