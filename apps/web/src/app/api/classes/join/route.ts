import { joinClass, joinClassInput, roles } from "@foothold/core";
import { joinedAnswer } from "#lib/class-views.ts";
import { handle } from "#lib/handle.ts";

export const POST = handle({
  roles,
  input: joinClassInput,
  output: joinedAnswer,
  limit: "write",
  run: joinClass,
});
