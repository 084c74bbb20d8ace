import { leaveClass, leaveClassInput, roles } from "@foothold/core";
import { leftAnswer } from "#lib/class-views.ts";
import { handle } from "#lib/handle.ts";

export const POST = handle({
  roles,
  input: leaveClassInput,
  output: leftAnswer,
  limit: "write",
  run: leaveClass,
});
