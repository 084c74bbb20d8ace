import { previewAnswer, previewAnswerInput } from "@foothold/core";
import { composedAnswer } from "#lib/escalation-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const POST = handle({
  roles: teachingRoles,
  input: previewAnswerInput,
  output: composedAnswer,
  limit: "coach",
  run: previewAnswer,
});
