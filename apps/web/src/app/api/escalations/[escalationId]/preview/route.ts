import { previewAnswer, previewAnswerInput } from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { composedAnswer } from "#lib/views/recovery/escalations.ts";

export const POST = handle({
  roles: teachingRoles,
  input: previewAnswerInput,
  output: composedAnswer,
  limit: "coach",
  run: previewAnswer,
});
