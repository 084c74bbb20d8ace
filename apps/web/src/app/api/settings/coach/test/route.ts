import { roles, testOwnCoach, testOwnCoachInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { ownCoachTestAnswer } from "#lib/views/model-views.ts";

export const POST = handle({
  roles,
  input: testOwnCoachInput,
  output: ownCoachTestAnswer,
  limit: "tryModel",
  run: testOwnCoach,
});
