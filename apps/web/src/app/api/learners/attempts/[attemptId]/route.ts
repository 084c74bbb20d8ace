import { viewLearnerAttempt, viewLearnerAttemptInput } from "@foothold/core/classroom";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { handle } from "#lib/handle.ts";
import { learnerAttemptAnswer } from "#lib/views/classroom.ts";

export const GET = handle({
  roles: teachingRoles,
  input: viewLearnerAttemptInput,
  output: learnerAttemptAnswer,
  run: viewLearnerAttempt,
});
