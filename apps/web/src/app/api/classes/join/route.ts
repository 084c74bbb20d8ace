import { joinClass, joinClassInput } from "@foothold/core/classroom";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { joinedAnswer } from "#lib/views/classroom.ts";

export const POST = handle({
  roles,
  input: joinClassInput,
  output: joinedAnswer,
  limit: "write",
  run: joinClass,
});
