import { releaseEscalation, releaseEscalationInput } from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { releasedAnswer } from "#lib/views/recovery/escalations.ts";

export const POST = handle({
  roles: teachingRoles,
  input: releaseEscalationInput,
  output: releasedAnswer,
  limit: "write",
  run: releaseEscalation,
});
