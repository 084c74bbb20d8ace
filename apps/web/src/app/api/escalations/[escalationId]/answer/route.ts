import { answerEscalation, answerEscalationInput } from "@foothold/core";
import { givenAnswer } from "#lib/escalation-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const POST = handle({
  roles: teachingRoles,
  input: answerEscalationInput,
  output: givenAnswer,
  limit: "write",
  idempotent: true,
  run: answerEscalation,
});
