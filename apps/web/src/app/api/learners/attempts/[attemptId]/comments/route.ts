import { writeComment, writeCommentInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { commentAnswer } from "#lib/review-views.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const POST = handle({
  roles: teachingRoles,
  input: writeCommentInput,
  output: commentAnswer,
  limit: "write",
  status: 201,
  run: writeComment,
});
