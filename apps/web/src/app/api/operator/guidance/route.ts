import { giveOperatorGuidance, giveOperatorGuidanceInput } from "@foothold/core/recovery";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { operatorGuidanceAnswer } from "#lib/views/recovery/escalations.ts";

export const POST = handle({
  roles: teachingRoles,
  input: giveOperatorGuidanceInput,
  output: operatorGuidanceAnswer,
  limit: "write",
  idempotent: true,
  run: giveOperatorGuidance,
});
