import { viewLearnerAttempt, viewLearnerAttemptInput } from "@foothold/core";
import { learnerAttemptAnswer } from "#lib/escalation-views.ts";
import { handle } from "#lib/handle.ts";
import { teachingRoles } from "#lib/teaching-roles.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewLearnerAttemptInput,
  output: learnerAttemptAnswer,
  run: viewLearnerAttempt,
});
