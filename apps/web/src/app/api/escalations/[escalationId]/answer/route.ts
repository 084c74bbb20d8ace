import { answerEscalation, answerEscalationInput } from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { givenAnswer } from "#lib/views/recovery/escalations.ts";

export const POST = handle({
  roles: teachingRoles,
  input: answerEscalationInput,
  output: givenAnswer,
  limit: "write",
  idempotent: true,
  run: answerEscalation,
});
