import { releaseEscalation, releaseEscalationInput } from "@foothold/core";
import { releasedAnswer } from "#lib/escalation-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const POST = handle({
  roles: teachingRoles,
  input: releaseEscalationInput,
  output: releasedAnswer,
  limit: "write",
  run: releaseEscalation,
});
