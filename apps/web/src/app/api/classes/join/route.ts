import { joinClass, joinClassInput, roles } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { joinedAnswer } from "#lib/views/class-views.ts";

export const POST = handle({
  roles,
  input: joinClassInput,
  output: joinedAnswer,
  limit: "write",
  run: joinClass,
});
