import { writeComment, writeCommentInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { commentAnswer } from "#lib/views/classroom.ts";

export const POST = handle({
  roles: teachingRoles,
  input: writeCommentInput,
  output: commentAnswer,
  limit: "write",
  status: 201,
  run: writeComment,
});
